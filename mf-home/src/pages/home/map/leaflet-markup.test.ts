import { afterEach, expect, it, vi } from 'vitest'
import { allowLeafletMarkup } from './leaflet-markup.ts'

afterEach(() => vi.unstubAllGlobals())

it('allows the one string that Leaflet writes, and no other', () => {
  const createPolicy = vi.fn()
  vi.stubGlobal('trustedTypes', { defaultPolicy: null, createPolicy })
  allowLeafletMarkup()
  const [name, { createHTML }] = createPolicy.mock.calls[0] ?? []
  expect(name).toBe('default')
  expect(createHTML('<svg/>')).toBe('<svg/>')
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull()
})

it("leaves the page's own policy alone", () => {
  const createPolicy = vi.fn()
  vi.stubGlobal('trustedTypes', { defaultPolicy: {}, createPolicy })
  allowLeafletMarkup()
  expect(createPolicy).not.toHaveBeenCalled()
})

it('survives a page that forbids the policy, and a browser without policies', () => {
  const createPolicy = () => {
    throw new TypeError('not allowed')
  }
  vi.stubGlobal('trustedTypes', { defaultPolicy: null, createPolicy })
  expect(allowLeafletMarkup).not.toThrow()
  vi.stubGlobal('trustedTypes', undefined)
  expect(allowLeafletMarkup).not.toThrow()
})
