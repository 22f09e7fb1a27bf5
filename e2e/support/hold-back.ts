import type { Page } from '@playwright/test'

/**
 * Holds back what a page asks for, by a pattern of addresses, until it is told to let it through: which
 * fails where nothing was held, as by a pattern that no longer fits.
 */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  let held = 0
  let letThrough = () => {}
  const told = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(pattern, async (route) => {
    held += 1
    await told
    await route.continue()
  })
  return () => {
    if (held === 0) throw new Error(`Nothing that was asked for fits ${pattern}`)
    letThrough()
  }
}
