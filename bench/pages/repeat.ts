import type { Browser } from '@playwright/test'
import { rural3g, unlimited } from '../network/line.ts'
import type { Network } from '../network/network.ts'
import type { Figures } from './figures.ts'
import { newPhone, openTab } from './phone.ts'
import { visit } from './visit.ts'

/**
 * Visits of a page that the service worker keeps: on the slow line, and with none at all. The worker
 * is stopped before each, as a phone does with it between two visits.
 */
export async function visitAgain(
  browser: Browser,
  network: Network,
  url: string,
  runs: number,
): Promise<{ online: Figures[]; offline: Figures[] }> {
  const phone = await newPhone(browser, { worker: true })
  network.profile = unlimited
  const { page, session } = await openTab(phone)
  await page.goto(url)
  // `waitForFunction` would take the promise itself for an answer.
  const end = performance.now() + 120_000
  while (!(await page.evaluate(isKept))) {
    if (performance.now() > end) throw new Error(`${url} was not kept`)
    await page.waitForTimeout(500)
  }
  await session.send('ServiceWorker.enable')
  network.profile = rural3g
  const visits = { online: [] as Figures[], offline: [] as Figures[] }
  for (const line of ['online', 'offline'] as const) {
    network.setDown(line === 'offline')
    for (let run = 0; run < runs; run++) {
      await session.send('ServiceWorker.stopAllWorkers')
      visits[line].push(await visit(phone, url))
    }
  }
  network.setDown(false)
  await phone.close()
  return visits
}

/** Runs in the page: whether the worker has kept all that it keeps ahead. */
async function isKept(): Promise<boolean> {
  return (await caches.match('/ahead-en')) !== undefined
}
