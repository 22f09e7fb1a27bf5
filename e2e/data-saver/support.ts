import type { CDPSession, Page } from '@playwright/test'
import { expect } from '../support/portal.ts'

/** An answer to what a page asked for. */
export interface Sent {
  address: string
  /** As sent, the headers included: the test's server writes them out every time. */
  bytes: number
  /** The same without headers, which a modern connection compresses to almost nothing. */
  body: number
}

/** Has the browser ask for little data, as a visitor's phone does: by its interface and its header. */
export async function askToSaveData(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  return session
}

/** Everything that the browser takes from now on. */
export async function watchTraffic(session: CDPSession): Promise<Sent[]> {
  const sent: Sent[] = []
  const heads = new Map<string, number>()
  const addresses = new Map<string, string>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, request.url)
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    heads.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const body = bytes - (heads.get(requestId) ?? 0)
    sent.push({ address: addresses.get(requestId) ?? '', bytes, body })
  })
  return sent
}

export function sum(sent: readonly Sent[]): number {
  return sent.reduce((total, { bytes }) => total + bytes, 0)
}

export function list(sent: readonly Sent[]): string {
  const bySize = [...sent].sort((a, b) => b.bytes - a.bytes)
  return bySize.map(({ address, bytes }) => `${address} ${bytes}`).join(', ')
}

/** Reads the whole page, as a thumb does. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  })
}

/** Waits until nothing more is added to a list of requests: a page is idle for its browser only once. */
export async function untilQuiet(page: Page, requests: readonly unknown[]): Promise<void> {
  let before: number
  do {
    before = requests.length
    await page.waitForTimeout(700)
  } while (requests.length > before)
}

export const isAlive = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('hydrated').length > 0)

/** The switch that stands with the note, where data is saved. */
export const noteOf = (page: Page) => page.locator('.frame-saver-note')
export const switchOf = (page: Page) => noteOf(page).getByRole('switch')

/** Fails where anything was asked for that data saving leaves out; the tab's icon is not. */
export function expectNothingExtra(addresses: readonly string[]): void {
  const extra = /(?<!\/favicon)\.(m?js|png|jpe?g|webp|avif)(\?|$)/
  expect(addresses.filter((address) => extra.test(address))).toEqual([])
}
