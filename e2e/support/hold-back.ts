import type { Page } from '@playwright/test'

/** Holds back what a page asks for, by a pattern of addresses, until it is told to let it through. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  let letThrough = () => {}
  const told = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(pattern, async (route) => {
    await told
    await route.continue()
  })
  return letThrough
}
