// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ProgressBar } from './progress-bar.tsx'

afterEach(cleanup)

test('says and draws the same share', () => {
  render(<ProgressBar value={64.6} label="Farm-to-market road" />)
  const bar = screen.getByRole('progressbar', { name: 'Farm-to-market road' })
  expect(bar.getAttribute('aria-valuenow')).toBe('65')
  expect(bar.querySelector('rect')?.getAttribute('width')).toBe('65')
  expect(screen.getByText('65%')).toBeDefined()
})

test.each([
  [-5, '0'],
  [140, '100'],
])('holds %d at the ends', (value, shown) => {
  render(<ProgressBar value={value} label="Road" />)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(shown)
})
