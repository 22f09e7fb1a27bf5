import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import type { Health } from '../../platform/health/health.ts'
import { isFull } from '../support/pages.ts'
import { type Checkout, createCheckout } from './support/checkout.ts'
import { createStore, type TestStore } from './support/store.ts'

/** At how many points of a publication the process is killed: the last ones, and others before. */
const points = { last: 10, before: isFull ? 10 : 3 }

const dieAt = pathToFileURL(join(import.meta.dirname, 'support/die-at.mjs')).href

let team: Checkout

test.beforeAll(async () => {
  team = createCheckout('mf-tracking')
  team.edit(
    'mf-tracking/content/en/project-tracking.ts',
    "title: 'Project Tracking'",
    "title: 'Projects'",
  )
  // Built beforehand: what is killed is the change of the store.
  const built = await (await createStore()).run('release/build.ts', ['tracking'], {
    checkout: team.folder,
  })
  expect(built.code).toBe(0)
})

test('a publication that is killed at any moment leaves the old state or the new one', async () => {
  test.setTimeout(900_000)
  const counted = await publish(await createStore())
  expect(counted.code).toBe(0)
  const changes = Number(/changes: (\d+)/.exec(counted.output)?.[1])
  expect(changes).toBeGreaterThan(points.last + points.before)

  const seen = { old: 0, new: 0 }
  // The last changes of all are the ones that count: each of them, and others spread before.
  const last = Array.from({ length: points.last }, (_, index) => changes - index)
  const spread = Array.from({ length: points.before }, (_, index) =>
    Math.ceil(((index + 1) * (changes - points.last)) / points.before),
  )
  for (const point of new Set([...spread, ...last])) {
    const store = await createStore()
    const before = store.current('tracking')
    const killed = await publish(store, point)
    expect(killed.code, `killed before change ${point} of ${changes}`).toBe(-1)

    const isOld = store.current('tracking') === before
    seen[isOld ? 'old' : 'new'] += 1
    await expectWhole(store)
    // The next one is not stopped by what is left, and ends where it should.
    if (point % 4 > 0) continue
    const again = await publish(store)
    expect(again.output).not.toContain('error')
    expect(again.code).toBe(0)
    expect(store.current('tracking')).not.toBe(before)
    await expectWhole(store)
  }
  expect(seen.old).toBeGreaterThanOrEqual(points.before)
  expect(seen.new).toBeGreaterThan(0)
})

function publish(store: TestStore, point?: number) {
  return store.run('release/publish.ts', ['tracking'], {
    checkout: team.folder,
    env: {
      NODE_OPTIONS: `--import=${dieAt}`,
      ...(point !== undefined && { DIE_AT: String(point) }),
    },
  })
}

/** Every file and document of the current state is there and belongs together. */
async function expectWhole(store: TestStore) {
  const { output } = await store.run('health/store-health.ts')
  const health: Health = JSON.parse(output)
  expect(health.problem).toBeUndefined()
  expect(health.sections.filter(({ ok }) => !ok)).toEqual([])
  expect(health.ok).toBe(true)
}
