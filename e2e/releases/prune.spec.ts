import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createCheckout } from './support/checkout.ts'
import { createStore } from './support/store.ts'

test('prune keeps what is current, the last releases, and what open pages may need', async () => {
  const store = await createStore()
  const team = createCheckout('mf-tracking')
  const versions = [store.current('tracking') ?? '']
  for (const round of [1, 2]) {
    team.edit(
      'mf-tracking/content/en/project-tracking.ts',
      /title: 'Project Tracking[^']*'/,
      `title: 'Project Tracking ${round}'`,
    )
    const { code } = await store.run('release/publish.ts', ['tracking'], { checkout: team.folder })
    expect(code).toBe(0)
    versions.push(store.current('tracking') ?? '')
  }
  const stored = () =>
    versions.filter((version) => existsSync(join(store.store, 'sections/tracking', version)))

  const careful = await store.run('release/prune.ts', ['--keep', '1'])
  expect(careful.output).toContain('0 deleted')
  expect(stored()).toEqual(versions)

  // However few are to be kept, there is one to go back to.
  const { output, code } = await store.run('release/prune.ts', ['--keep', '1', '--days', '0'])
  expect(code).toBe(0)
  expect(stored()).toEqual(versions.slice(-2))
  expect(output).toContain(`deleted sections/tracking/${versions[0]}`)
  expect(output).not.toContain(store.registry().site)
  const health = JSON.parse((await store.run('health/store-health.ts')).output)
  expect(health.ok).toBe(true)

  // What was kept can still be gone back to.
  const back = await store.run('release/rollback.ts', ['tracking'])
  expect(back.output).toContain(`tracking ${versions[1]} is current`)
  const wrong = await store.run('release/prune.ts', ['--keep', 'all'])
  expect(wrong.output).toContain('--keep takes a whole number, not “all”.')
  expect(wrong.code).toBe(1)
})
