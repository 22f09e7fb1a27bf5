import { beforeEach, expect, it, vi } from 'vitest'

type Rules = Record<string, (text: string) => string>

/** As a browser with trusted types does: what a policy returns is the browser's own object. */
const createPolicy = vi.fn((_name: string, rules: Rules) =>
  Object.fromEntries(
    Object.entries(rules).map(([rule, check]) => [
      rule,
      (text: string) => `trusted ${check(text)}`,
    ]),
  ),
)

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  createPolicy.mockClear()
})

it('has one policy for each purpose', async () => {
  vi.stubGlobal('trustedTypes', { createPolicy })
  await import('./trusted-types.ts')
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual([
    'portal#document',
    'portal#imports',
    'portal#worker',
  ])
})

it("vouches for the worker's address, and for no other", async () => {
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { trustWorker } = await import('./trusted-types.ts')
  expect(trustWorker('/service-worker.js')).toBe('trusted /service-worker.js')
  expect(() => trustWorker('https://elsewhere.example/worker.js')).toThrow(TypeError)
})

it('vouches for an import map, and for no other text', async () => {
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { trustImportMap } = await import('./trusted-types.ts')
  expect(trustImportMap('{"integrity":{}}')).toBe('trusted {"integrity":{}}')
  expect(() => trustImportMap('alert(1)')).toThrow(SyntaxError)
})

it('passes texts as they are where the browser knows no trusted types', async () => {
  vi.stubGlobal('trustedTypes', undefined)
  const { trustDocument, trustWorker } = await import('./trusted-types.ts')
  expect(trustDocument('<p>')).toBe('<p>')
  expect(trustWorker('/service-worker.js')).toBe('/service-worker.js')
})
