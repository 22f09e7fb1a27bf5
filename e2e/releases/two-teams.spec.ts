import { expect, test } from '@playwright/test'
import { createCheckout } from './support/checkout.ts'
import { createStore } from './support/store.ts'

test('two teams that publish at the same moment both land, whatever they have installed', async () => {
  const store = await createStore()
  const before = store.registry()
  const tracking = createCheckout('mf-tracking')
  tracking.edit(
    'mf-tracking/content/en/project-tracking.ts',
    "title: 'Project Tracking'",
    "title: 'Projects'",
  )
  const tourism = createCheckout('mf-tourism')
  tourism.edit('mf-tourism/content/en/tourism.ts', 'Come up to the valley', 'Come to the valley')
  // With other packages the whole site is made anew, and still without the shell's sources.
  tourism.edit('package-lock.json', /(?<="node_modules\/vite": \{\s+"version": ")[^"]+/, '8.0.0')
  const outcomes = await Promise.all([
    store.run('release/publish.ts', ['tracking'], { checkout: tracking.folder }),
    store.run('release/publish.ts', ['tourism'], { checkout: tourism.folder }),
  ])
  for (const { output, code } of outcomes) {
    expect(output).toContain('is current, in place of')
    expect(code).toBe(0)
  }
  const after = store.registry()
  expect(after.sections['tracking']?.version).not.toBe(before.sections['tracking']?.version)
  expect(after.sections['tourism']?.version).not.toBe(before.sections['tourism']?.version)
  expect(after.history).toHaveLength(before.history.length + 2)
  const health = JSON.parse((await store.run('health/store-health.ts')).output)
  expect(health.ok).toBe(true)
})
