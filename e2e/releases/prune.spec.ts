import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createCheckout } from './support/checkout.ts'
import { createStore } from './support/store.ts'

test('prune keeps what is current, the last releases, and what open pages may need', async () => {
  const store = await createStore()
  const team = createCheckout('mf-tracking')
  const versions = [store.current('tracking') ?? '']
  const run = (program: string, ...args: string[]) =>
    store.run(program, args, { checkout: team.folder })
  const edit = (round: number) =>
    team.edit(
      'mf-tracking/content/en/project-tracking.ts',
      /title: 'Project Tracking[^']*'/,
      `title: 'Project Tracking ${round}'`,
    )
  for (const round of [1, 2]) {
    edit(round)
    const { code } = await run('release/publish.ts', 'tracking')
    expect(code).toBe(0)
    versions.push(store.current('tracking') ?? '')
  }
  const stored = () =>
    versions.filter((version) => existsSync(join(store.store, 'sections/tracking', version)))

  // Of what was built goes what the store has.
  edit(3)
  const unpublished = /tracking (\S+)\n$/.exec(
    (await run('release/build.ts', 'tracking')).output,
  )?.[1]
  const built = join(team.folder, 'dist/sections/tracking')
  expect(readdirSync(built).sort()).toEqual([...versions.slice(1), unpublished].sort())
  const careful = await run('release/prune.ts', '--keep', '1')
  for (const version of versions.slice(1))
    expect(careful.output).toContain(`deleted dist/sections/tracking/${version}`)
  expect(careful.output).toContain('2 deleted')
  expect(readdirSync(built)).toEqual([unpublished])
  expect(stored()).toEqual(versions)

  // However few are to be kept, there is one to go back to.
  const { output, code } = await run('release/prune.ts', '--keep', '1', '--days', '0')
  expect(code).toBe(0)
  expect(stored()).toEqual(versions.slice(-2))
  expect(output).toContain(`deleted sections/tracking/${versions[0]}`)
  expect(output).not.toContain(store.registry().site)
  const health = JSON.parse((await store.run('health/store-health.ts')).output)
  expect(health.ok).toBe(true)

  // What was kept can still be gone back to.
  const back = await store.run('release/rollback.ts', ['tracking'])
  expect(back.output).toContain(`tracking ${versions[1]} is current`)
  const wrong = await run('release/prune.ts', '--keep', 'all')
  expect(wrong.output).toContain('--keep takes a whole number, not “all”.')
  expect(wrong.code).toBe(1)
})
