import type { Browser } from '@playwright/test'
import { largestRecords, type Network } from '../network/network.ts'
import type { BenchOptions } from '../options.ts'
import { withPortal } from '../portal.ts'
import { kilobytes, median, medianOf, milliseconds, ratio, seconds, table } from '../table.ts'
import type { Figures } from './figures.ts'
import { startFloor } from './floor.ts'
import { home, innerPages, type Measured, measure } from './measure.ts'
import { slowdowns, withBrowser } from './phone.ts'
import { visitAgain } from './repeat.ts'
import { intents, timeSwitches } from './switch.ts'

/** The portal's pages on a slow line and a slow phone, beside their floor and any other site. */
export function benchPages({ against, quick }: BenchOptions): Promise<string> {
  const runs = quick ? 1 : 5
  return withPortal((portal) =>
    withBrowser(async (browser, network) => {
      const floor = await startFloor(await (await fetch(portal.url)).text())
      const own = network.add('portal', portal.url)
      const unsplit = network.add('large-records', portal.url, largestRecords)
      const plain = network.add('floor', floor.url)
      const bare = { name: 'floor: home as plain HTML', url: plain }
      const pages = [home, ...innerPages].map((path) => ({
        name: `ours: \`${path}\``,
        url: own + path,
      }))
      const sites = [
        bare,
        { name: 'floor with a picture of 31 kB', url: `${plain}/picture` },
        { name: 'one sentence', url: `${plain}/sentence` },
        ...pages,
        { name: 'ours: `/`, encrypted 16 kB at a time', url: unsplit + home },
        ...against.map((url, index) => ({ name: url, url: addressOf(network, url, index) })),
      ]
      const measured = await measure(browser, network, sites, runs)
      const slowdown = slowdowns.poor
      const onPoorPhone = [bare, ...pages].map((site) => ({ ...site, slowdown }))
      const poor = await measure(browser, network, onPoorPhone, runs)
      floor.close()
      return [
        timesTable('page', measured),
        weightTable(measured),
        timesTable(`on a processor ${slowdown} times slower`, poor),
        await switchTable(browser, network, own, runs),
        await repeatTable(browser, network, own, runs),
      ].join('\n\n')
    }),
  )
}

/**
 * Sites on this machine answer without TLS, and get a name in the network; others have one. Their
 * own links must be relative: nobody in the network knows their port.
 */
function addressOf(network: Network, url: string, index: number): string {
  const { protocol, origin, pathname, search } = new URL(url)
  if (protocol === 'https:') return url
  return network.add(`site-${index + 1}`, origin) + pathname + search
}

function timesTable(title: string, measured: readonly Measured[]): string {
  const floor = measured[0]?.visits ?? []
  const rows = measured.map(({ name, visits }) => {
    const time = (figure: (figures: Figures) => number) =>
      seconds(medianOf(visits, figure), medianOf(floor, figure))
    return [
      name,
      time((figures) => figures.firstPaint),
      time((figures) => figures.largest),
      time((figures) => figures.interactive),
      milliseconds(medianOf(visits, (figures) => figures.blocking)),
      medianOf(visits, (figures) => figures.shift).toFixed(3),
    ]
  })
  return table([title, 'FCP', 'LCP', 'interactive', 'TBT', 'CLS'], rows)
}

function weightTable(measured: readonly Measured[]): string {
  const head = [
    'page',
    'until interactive: bytes',
    'requests',
    'before LCP: bytes',
    'requests',
    'script',
    'script in all',
    'words without script',
  ]
  const floor = medianOf(measured[0]?.visits ?? [], ({ bytes }) => bytes)
  const rows = measured.map(({ name, visits, words }) => {
    const bytes = medianOf(visits, (figures) => figures.bytes)
    return [
      name,
      kilobytes(bytes) + ratio(bytes, floor),
      String(medianOf(visits, ({ requests }) => requests)),
      kilobytes(medianOf(visits, ({ bytesBefore }) => bytesBefore)),
      String(medianOf(visits, ({ requestsBefore }) => requestsBefore)),
      kilobytes(medianOf(visits, ({ scriptBefore }) => scriptBefore)),
      kilobytes(medianOf(visits, ({ script }) => script)),
      String(words),
    ]
  })
  return table(head, rows)
}

async function switchTable(browser: Browser, network: Network, url: string, runs: number) {
  const rows: string[][] = []
  for (const [name, intent] of Object.entries(intents)) {
    const times: number[] = []
    for (let run = 0; run < runs; run++) {
      times.push(...(await timeSwitches(browser, network, { url, paths: innerPages, intent })))
    }
    const worst = Math.max(...times)
    rows.push([name, milliseconds(median(times)), milliseconds(worst)])
  }
  return table(['from section to section on a warm shell', 'median', 'slowest'], rows)
}

async function repeatTable(browser: Browser, network: Network, url: string, runs: number) {
  const { online, offline } = await visitAgain(browser, network, url + home, runs)
  const rows = Object.entries({ 'on the slow line': online, 'without a line': offline }).map(
    ([name, visits]) => [
      name,
      seconds(medianOf(visits, ({ firstPaint }) => firstPaint)),
      seconds(medianOf(visits, ({ largest }) => largest)),
      seconds(medianOf(visits, ({ interactive }) => interactive)),
    ],
  )
  return table(['home again, from the service worker', 'FCP', 'LCP', 'interactive'], rows)
}
