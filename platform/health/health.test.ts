import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'portal-health-'))
vi.stubEnv('PORTAL_STORE', folder)
// The module looks for its folder when it is loaded.
const { createHealth, healthOfStore } = await import('./health.ts')

beforeAll(() => writeFileSync(join(folder, 'registry.json'), '{"format": 2, "she'))
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('says once what is wrong with the registry and keeps the portal from following it', async () => {
  const { problem } = await healthOfStore()
  const stale = `The portal still serves an older site: ${problem}`
  const health = createHealth(() => [stale, 'The database failed.'])
  expect(await health()).toMatchObject({
    ok: false,
    problem: `${stale.replaceAll(folder, 'store')} The database failed.`,
  })
})

it('says everything else beside it', async () => {
  const health = createHealth(() => ['The database failed.'])
  expect((await health()).problem).toMatch(
    /^The registry store\/registry\.json is malformed\. [^\n]+ The database failed\.$/,
  )
})
