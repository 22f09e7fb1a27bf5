// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PageBoundary } from './page-boundary.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

function Failing(): never {
  throw new TypeError('no market today')
}

function show() {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onFailure = vi.fn()
  const { container } = render(
    <PageBoundary fallback="cannot be shown" onFailure={onFailure}>
      <Failing />
    </PageBoundary>,
  )
  return { text: container.textContent, onFailure }
}

it('shows a developer what was thrown, and where, in place of what visitors see', () => {
  const { text, onFailure } = show()
  expect(text).toMatch(/TypeError: no market today.*page-boundary\.test/s)
  expect(onFailure).not.toHaveBeenCalled()
})

it('shows a visitor the fallback', () => {
  vi.stubEnv('DEV', false)
  const { text, onFailure } = show()
  expect(text).toBe('cannot be shown')
  expect(onFailure).toHaveBeenCalledOnce()
})
