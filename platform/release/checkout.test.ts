import { expect, it, vi } from 'vitest'
import { releaseCheckout } from './checkout.ts'
import type { Plan } from './land.ts'
import type { ChangedBy, RegistryFile } from './store.ts'

const current = (by: ChangedBy) => ({ version: '1.0.0-a', since: '2026-01-01T16:48:00.000Z', by })
const settings = { supabaseUrl: '', supabaseAnonKey: '' }
const taken = { at: '2026-01-02', by: 'unpublish' as const, version: null, replaced: '1.0.0-a' }
const registry: RegistryFile = {
  format: 2,
  settings,
  shell: current('start'),
  sections: { home: current('publish'), tourism: current('start'), tracking: current('publish') },
  site: 'sites/a',
  history: [{ ...taken, id: 'library' }],
}
let plan: Plan

vi.mock('./candidates.ts', () => ({
  releasableIds: () => ['shell', 'home', 'library', 'museum'],
  candidatesOf: async (ids: string[]) => ids.map((id) => ({ id, version: '1.0.0-b', folder: id })),
}))
vi.mock('./source-version.ts', () => ({ sourceVersion: () => '1.0.0-b' }))
vi.mock('./land.ts', () => ({
  land: async (choose: (registry: RegistryFile) => Promise<Plan>) => {
    plan = await choose(registry)
  },
}))

it('says of every section that is not released from here why, and what to do', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  await releaseCheckout(settings)
  expect(plan.candidates.map(({ id }) => id)).toEqual(['shell', 'museum'])
  expect(said.mock.calls.flat()).toEqual([
    'home stays at 1.0.0-a, published on 2026-01-02 00:48; npm run publish -- home releases another',
    'library was taken off the portal; npm run publish -- library brings it back',
    'Not in this checkout, and on the portal as released before: tourism, tracking; npm run unpublish -- <id> takes off one that is given up',
  ])
})
