import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { rural3g, unlimited } from '../network/line.ts'
import type { Network } from '../network/network.ts'
import { newPhone, openTab, pageTimeout, type Tab } from './phone.ts'

interface Intent {
  /** Whether the link gets the focus, and the page behind it all the time that it needs. */
  focused?: true
  /** How long the finger stays on the link, in milliseconds. */
  held?: number
}

/** How the visitor comes to tap a link. */
export const intents: Record<string, Intent> = {
  'no sign before the tap': {},
  'finger down 100 ms before': { held: 100 },
  'prefetched by intent': { focused: true },
}

/**
 * Milliseconds from the tap on a link to another section until its page is on the screen, for one
 * section after the other. The shell is warm: the home page came to rest before.
 */
export async function timeSwitches(
  browser: Browser,
  network: Network,
  { url, paths, intent }: { url: string; paths: readonly string[]; intent: Intent },
): Promise<number[]> {
  const phone = await newPhone(browser)
  const tab = await openTab(phone)
  network.profile = unlimited
  await tab.page.goto(url)
  await tab.atRest()
  network.profile = rural3g
  const times: number[] = []
  for (const path of paths) times.push(await timeSwitch(tab, path, intent))
  await phone.close()
  return times
}

async function timeSwitch(tab: Tab, path: string, { focused, held }: Intent): Promise<number> {
  const { page } = tab
  await page.locator('[aria-controls][popovertarget]').tap()
  const link = page.locator(`nav a[href="${path}"]`)
  await link.scrollIntoViewIfNeeded()
  await tab.atRest()
  if (focused) {
    await link.focus()
    await tab.atRest()
  }
  const place = await link.boundingBox()
  if (!place) throw new Error(`The menu shows no link to ${path}`)
  const finger = { x: place.x + place.width / 2, y: place.y + place.height / 2 }

  await page.evaluate(watch)
  const down = tab.session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [finger],
  })
  // Else the finger is up before the phone has dealt with its coming down.
  if (held) await down
  await sleep(held)
  await tab.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const switched = await page.waitForFunction<number>('switched', undefined, {
    timeout: pageTimeout,
  })
  await tab.atRest()
  return switched.jsonValue()
}

/** Runs in the page: promises the time from the lifted finger until a new heading is on the screen. */
function watch(): void {
  const heading = document.querySelector('main h1')?.textContent
  const switched = new Promise<number>((resolve) => {
    addEventListener(
      'touchend',
      ({ timeStamp }) => {
        // A timer after the frame comes late: the phone hears the next event and draws another frame first.
        new PerformanceObserver((list) => {
          for (const { renderTime } of list.getEntries() as PerformanceElementTiming[])
            resolve(renderTime - timeStamp)
        }).observe({ type: 'element' })
        new MutationObserver((_, observer) => {
          const next = document.querySelector('main h1')
          if (!next || next.textContent === heading) return
          observer.disconnect()
          next.setAttribute('elementtiming', 'heading')
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      },
      { once: true, capture: true },
    )
  })
  Object.assign(window, { switched })
}

/** https://wicg.github.io/element-timing/ */
interface PerformanceElementTiming extends PerformanceEntry {
  /** When the frame that shows the element was presented, in milliseconds. */
  renderTime: DOMHighResTimeStamp
}
