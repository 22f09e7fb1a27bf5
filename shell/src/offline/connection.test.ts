// @vitest-environment happy-dom
import { dataSaver } from '@portal/shared/document-names'
import { afterEach, expect, it, vi } from 'vitest'
import { isThrifty } from './connection.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.classList.remove(dataSaver)
})

it.each([
  [undefined, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('a line of %o carries little: %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  expect(isThrifty()).toBe(expected)
})

it('a page that saves data does so on any line', () => {
  vi.stubGlobal('navigator', { connection: { effectiveType: '4g' } })
  document.documentElement.classList.add(dataSaver)
  expect(isThrifty()).toBe(true)
})
