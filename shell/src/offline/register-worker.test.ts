import { afterEach, expect, it, vi } from 'vitest'
import { trusted } from './register-worker.ts'

afterEach(() => vi.unstubAllGlobals())

/** As a browser with trusted types does: the policy's own word is what it returns. */
function stubTrustedTypes() {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}`,
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  return createPolicy
}

it("passes the worker's address through a policy of its own", () => {
  const createPolicy = stubTrustedTypes()
  expect(trusted('/service-worker.js')).toBe('trusted /service-worker.js')
  expect(createPolicy.mock.calls[0]?.[0]).toBe('portal#worker')
})

it('passes no other address', () => {
  stubTrustedTypes()
  expect(() => trusted('https://elsewhere.example/worker.js')).toThrow(TypeError)
})

it('leaves the address as it is where the browser knows no trusted types', () => {
  vi.stubGlobal('trustedTypes', undefined)
  expect(trusted('/service-worker.js')).toBe('/service-worker.js')
})
