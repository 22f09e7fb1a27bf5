import type { Browser } from '@playwright/test'
import { rural3g, unlimited } from '../network/line.ts'
import type { Network } from '../network/network.ts'
import type { Figures } from './figures.ts'
import { newPhone } from './phone.ts'
import { visit, wordsWithoutScripts } from './visit.ts'

/** The pages that are measured: of three sections that are not the home page's. */
export const home = '/'
export const innerPages = ['/services', '/tourism', '/transparency']

export interface Site {
  name: string
  url: string
  /** How many times slower than this machine the phone's processor is; by itself a cheap one's. */
  slowdown?: number
}

export interface Measured extends Site {
  visits: Figures[]
  words: number
}

/**
 * All sites in turn, several times over and each time beginning with another one, so that a busy
 * minute of the machine hits all of them.
 */
export async function measure(
  browser: Browser,
  network: Network,
  sites: readonly Site[],
  runs: number,
) {
  const measured: Measured[] = []
  // Counting the words also has every server answer once before its time is taken.
  for (const site of sites) {
    measured.push({ ...site, visits: [], words: await wordsWithoutScripts(browser, site.url) })
  }
  network.profile = rural3g
  for (let run = 0; run < runs; run++) {
    const first = run % measured.length
    for (const site of [...measured.slice(first), ...measured.slice(0, first)]) {
      const phone = await newPhone(browser)
      site.visits.push(await visit(phone, site.url, site.slowdown))
      await phone.close()
    }
  }
  network.profile = unlimited
  return measured
}
