import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it.each([
  ['', 'in a checkout of everything, or set PORTAL_STORE to the store that the teams share.'],
  ['/srv/store', 'in a checkout of everything.'],
])('says of an empty store, with PORTAL_STORE “%s”, what fills it', async (store, way) => {
  vi.stubEnv('PORTAL_STORE', store)
  const { emptyStore } = await import('./land.ts')
  expect(emptyStore).toMatch(/^The store \/.+ is empty: run npm start once /)
  expect(emptyStore.slice(-way.length)).toBe(way)
})
