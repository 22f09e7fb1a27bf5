import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { findBrowser, quietFlags } from '../../e2e/support/browser.ts'
import { ensureBrowser } from '../../platform/test/browser.ts'
import { type Network, startNetwork } from '../network/network.ts'

/** How many times slower than this machine a phone's processor is: a cheap one's, and a poor one's. */
export const slowdowns = { cheap: 6, poor: 14 }

/** How long nothing may happen before a page counts as at rest, in milliseconds. */
const rest = 2000

/** The longest wait for a page to come to rest, or to life, in milliseconds. */
export const pageTimeout = 90_000

/** Lighthouse's phone: a Moto G Power. */
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/**
 * While a tool listens, as ours does, V8 wants to know at once in which line an error was made, and
 * reads a whole script anew for that, as for the errors that React DOM makes as it starts. On a phone
 * nobody asks. So it shall note the positions as it compiles.
 */
const withPositions = '--js-flags=--no-enable-lazy-source-positions'

/** Starts a network, and a browser that reaches everything through it, for as long as the work takes. */
export async function withBrowser<Result>(
  work: (browser: Browser, network: Network) => Promise<Result>,
): Promise<Result> {
  ensureBrowser()
  const network = await startNetwork()
  const executablePath = findBrowser()
  const args = [...quietFlags, ...network.flags, withPositions]
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) })
  try {
    return await work(browser, network)
  } finally {
    await browser.close()
    await network.close()
  }
}

/** A phone that has never been here. */
export function newPhone(
  browser: Browser,
  { worker = false, scripts = true } = {},
): Promise<BrowserContext> {
  return browser.newContext({
    ...screen,
    serviceWorkers: worker ? 'allow' : 'block',
    javaScriptEnabled: scripts,
    timezoneId: 'Asia/Manila',
  })
}

export interface Tab {
  page: Page
  session: CDPSession
  /** Resolves when the page has asked for nothing for a while; a page that never rests is left. */
  atRest(): Promise<void>
}

/** A tab of a phone, with its slow processor; notes what the page does. */
export async function openTab(phone: BrowserContext, slowdown = slowdowns.cheap): Promise<Tab> {
  const page = await phone.newPage()
  await page.addInitScript({ path: join(import.meta.dirname, 'observe.js') })
  const session = await phone.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Network.enable')
  const underWay = new Set<string>()
  let last = performance.now()
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    underWay.add(requestId)
    last = performance.now()
  })
  for (const end of ['Network.loadingFinished', 'Network.loadingFailed'] as const) {
    session.on(end, ({ requestId }) => {
      underWay.delete(requestId)
      last = performance.now()
    })
  }
  return {
    page,
    session,
    async atRest() {
      last = performance.now()
      const giveUp = last + pageTimeout
      while (underWay.size > 0 || performance.now() - last < rest) {
        if (performance.now() > giveUp) return
        await sleep(100)
      }
    },
  }
}
