// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TestFrame } from '../test-frame.tsx'
import DownloadableForms from './downloadable-forms.tsx'

afterEach(cleanup)

it('offers the four forms in the order of the specification', () => {
  render(
    <TestFrame>
      <DownloadableForms />
    </TestFrame>,
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Business Permit Application',
    'Building Permit Application',
    'Social Assistance Requirements',
    'Civil Registry Forms',
  ])
})

it('downloads each form in the language of the page, under a name of its own', () => {
  render(
    <TestFrame language="fil">
      <DownloadableForms />
    </TestFrame>,
  )
  const link = screen.getByRole('link', {
    name: /^I-download ang Form \(PDF, \d+ kB\): Aplikasyon para sa Permit sa Negosyo$/,
  })
  expect(link.getAttribute('href')).toBe('/forms/business-permit.fil.pdf')
  expect(link.hasAttribute('download')).toBe(true)
})
