import type { Page } from '@playwright/test'

/**
 * Holds back what a page asks for, by a pattern of addresses, until it is told to let it through: which
 * waits until something is held, and so for ever where a pattern no longer fits.
 */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => Promise<void>> {
  let tellHeld = () => {}
  const held = new Promise<void>((resolve) => {
    tellHeld = resolve
  })
  let letThrough = () => {}
  const told = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(pattern, async (route) => {
    tellHeld()
    await told
    await route.continue()
  })
  return async () => {
    await held
    letThrough()
  }
}
