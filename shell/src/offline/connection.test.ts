import { afterEach, expect, it, vi } from 'vitest'
import { isThrifty } from './connection.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [undefined, false],
  [{ effectiveType: '4g', saveData: false }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('on %o data is saved: %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  expect(isThrifty()).toBe(expected)
})
