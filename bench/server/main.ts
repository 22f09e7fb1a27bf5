import type { BenchOptions } from '../options.ts'
import { withPortal } from '../portal.ts'
import { milliseconds, ratio, table } from '../table.ts'
import { type Load, putUnderLoad } from './load.ts'
import { findNginx, withNginx } from './nginx.ts'
import { compareDatabases } from './rest.ts'

const connections = [1, 50, 500]

/** The home page from `npm start` and from nginx, and the REST interface on both databases. */
export async function benchServer({ quick }: BenchOptions): Promise<string> {
  const duration = quick ? 2 : 8
  return [await comparePages(duration), await compareDatabases(duration, quick ? 200 : 2000)].join(
    '\n\n',
  )
}

async function comparePages(duration: number): Promise<string> {
  const nginx = findNginx()
  const rows = await withPortal(({ url }) =>
    nginx
      ? withNginx(nginx, (other) => compare(duration, { nginx: other, 'embedded server': url }))
      : compare(duration, { 'embedded server': url }),
  )
  const missing = nginx ? '' : '\n\nnginx is not installed here (Debian: nginx-light).'
  return table(['connections', 'home pages a second', 'p99'], rows) + missing
}

/** Every server in turn, so that a busy minute of the machine hits all of them. */
async function compare(duration: number, servers: Record<string, string>): Promise<string[][]> {
  // Debian's nginx has no brotli, so all send gzip.
  const headers = { 'accept-encoding': 'gzip' }
  const rows: string[][] = []
  for (const count of connections) {
    let base: Load | undefined
    for (const [name, url] of Object.entries(servers)) {
      const load = await putUnderLoad(`${url}/`, { connections: count, duration, headers })
      rows.push(rowOf(`${count}, ${name}`, load, base))
      base ??= load
    }
  }
  return rows
}

function rowOf(name: string, { rate, p99 }: Load, base?: Load): string[] {
  return [
    name,
    Math.round(rate) + ratio(rate, base?.rate),
    milliseconds(p99) + ratio(p99, base?.p99),
  ]
}
