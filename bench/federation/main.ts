import type { BenchOptions } from '../options.ts'
import { home, innerPages, type Measured, measure } from '../pages/measure.ts'
import { withBrowser } from '../pages/phone.ts'
import { withPortal } from '../portal.ts'
import { kilobytes, medianOf, milliseconds, ratio, seconds, table } from '../table.ts'
import { buildPlain } from './plain-build.ts'
import { startPlainPortal } from './plain-portal.ts'

/** The same pages brought to life by one plain build and by the federated releases. */
export async function benchFederation({ quick }: BenchOptions): Promise<string> {
  const plain = await buildPlain()
  return withPortal((portal) =>
    withBrowser(async (browser, network) => {
      const plainPortal = await startPlainPortal(portal.url, plain)
      const bundles = {
        'one build': network.add('plain', plainPortal.url),
        federated: network.add('portal', portal.url),
      }
      const sites = [home, ...innerPages].flatMap((path) =>
        Object.entries(bundles).map(([bundle, origin]) => ({
          name: `\`${path}\` ${bundle}`,
          url: origin + path,
        })),
      )
      const measured = await measure(browser, network, sites, quick ? 1 : 5)
      plainPortal.close()
      return table(
        ['page', 'interactive', 'TBT', 'bytes until interactive', 'requests', 'script in all'],
        measured.map((site, index) => rowOf(site, measured[index - (index % 2)] ?? site)),
      )
    }),
  )
}

/** @param base - the same page of the plain build */
function rowOf({ name, visits }: Measured, base: Measured): string[] {
  const isBase = visits === base.visits
  const times = (figure: (visit: Measured['visits'][number]) => number) => {
    const value = medianOf(visits, figure)
    return [value, isBase ? undefined : medianOf(base.visits, figure)] as const
  }
  const [bytes, bytesOfBase] = times((visit) => visit.bytes)
  const [script, scriptOfBase] = times((visit) => visit.script)
  return [
    name,
    seconds(...times((visit) => visit.interactive)),
    milliseconds(medianOf(visits, ({ blocking }) => blocking)),
    kilobytes(bytes) + ratio(bytes, bytesOfBase),
    String(medianOf(visits, ({ requests }) => requests)),
    kilobytes(script) + ratio(script, scriptOfBase),
  ]
}
