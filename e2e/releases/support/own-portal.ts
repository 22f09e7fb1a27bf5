import { test } from '@playwright/test'
import { type RunningPortal, startPortal } from './running-portal.ts'
import { createStore, type TestStore } from './store.ts'

export interface OwnPortal {
  store: TestStore
  portal: RunningPortal
}

/** A store and a running portal for the tests of one file, which follow one another. */
export function ownPortal(): OwnPortal {
  const own = {} as OwnPortal
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    own.store = await createStore()
    own.portal = await startPortal(own.store)
  })
  test.afterAll(() => own.portal.stop())
  return own
}
