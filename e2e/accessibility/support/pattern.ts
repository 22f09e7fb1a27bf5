import { test as base } from '../../support/portal.ts'
import { checked } from './results.ts'

export { expect, open } from '../../support/portal.ts'

/** A test of one pattern. Its title and the keys that it presses stand in `docs/accessibility.md`. */
export const test = base.extend<{ press: (key: string, times?: number) => Promise<void> }>({
  press: async ({ page }, use, info) => {
    const keys = new Set<string>()
    await use(async (key, times = 1) => {
      keys.add(key)
      for (let count = 0; count < times; count += 1) await page.keyboard.press(key)
    })
    if (info.status !== info.expectedStatus) return
    checked.keep({ kind: 'pattern', name: info.title, keys: [...keys] }, 'pattern', info.title)
  },
})

export const phone = { width: 360, height: 740 }
export const desktop = { width: 1280, height: 800 }
