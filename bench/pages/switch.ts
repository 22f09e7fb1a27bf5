import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { rural3g, unlimited } from '../network/line.ts'
import type { Network } from '../network/network.ts'
import { newPhone, openTab, type Tab } from './phone.ts'

/** How the visitor comes to press a link: what happens between the intent and the press. */
export const intents: Record<string, (tab: Tab, path: string) => Promise<void>> = {
  'no sign before the tap': async () => {},
  'finger down 100 ms before': async ({ page }, path) => {
    await page.evaluate(point, path)
    await sleep(100)
  },
  'prefetched by intent': async ({ page, atRest }, path) => {
    await page.evaluate(point, path)
    await atRest()
  },
}

/**
 * Milliseconds from the tap on a link to another section until its page is on the screen, for one
 * section after the other. The shell is warm: the home page came to rest before.
 */
export async function timeSwitches(
  browser: Browser,
  network: Network,
  { url, paths, intent }: { url: string; paths: readonly string[]; intent: string },
): Promise<number[]> {
  const phone = await newPhone(browser)
  const tab = await openTab(phone)
  network.profile = unlimited
  await tab.page.goto(url)
  await tab.atRest()
  network.profile = rural3g
  const times: number[] = []
  for (const path of paths) {
    await intents[intent]?.(tab, path)
    times.push(await tab.page.evaluate(tapUntilShown, path))
    await tab.atRest()
  }
  await phone.close()
  return times
}

/** Runs in the page: what a finger or pointer does before the tap. */
function point(path: string): void {
  const link = document.querySelector(`nav a[href="${path}"]`)
  link?.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
}

/** Runs in the page: resolves when the frame with the new heading is on its way to the screen. */
function tapUntilShown(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`)
    if (!link) return reject(new Error(`The menu has no link to ${path}`))
    const heading = document.querySelector('main h1')?.textContent
    const began = performance.now()
    new MutationObserver((_, observer) => {
      if (document.querySelector('main h1')?.textContent === heading) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    link.click()
  })
}
