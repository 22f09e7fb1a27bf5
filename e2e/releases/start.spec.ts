import { expect, test } from '@playwright/test'
import { createCheckout } from './support/checkout.ts'
import { startPortal } from './support/running-portal.ts'
import { createStore } from './support/store.ts'

test('a section that does not fit does not keep the portal from starting', async ({ request }) => {
  const store = await createStore()
  const before = store.fingerprint()
  const checkout = createCheckout('supabase', 'mf-tracking')
  checkout.edit('mf-tracking/src/section.ts', "path: '/project-tracking'", "path: '/tourism'")
  const portal = await startPortal(store, checkout.folder)
  const log = portal.log.join('\n')
  expect(log).toContain('Section tracking cannot have /tourism: section tourism has it already')
  expect(log).toContain('the portal goes on with the releases that were current')
  for (const path of ['/', '/project-tracking', '/tourism']) {
    expect((await request.get(portal.url + path)).status(), path).toBe(200)
  }
  await portal.stop()
  expect(store.fingerprint()).toBe(before)
})
