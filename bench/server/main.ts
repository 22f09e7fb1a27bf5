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
  const own = await withPortal(({ url }) => loads(url, duration))
  const other = nginx ? await withNginx(nginx, (url) => loads(url, duration)) : null
  const rows = own.flatMap((load, index) => {
    const base = other?.[index]
    const row = rowOf(`${connections[index]}, embedded server`, load, base)
    return base ? [rowOf(`${connections[index]}, nginx`, base), row] : [row]
  })
  const missing = nginx ? '' : '\n\nnginx is not installed here (Debian: nginx-light).'
  return table(['connections', 'home pages a second', 'p99'], rows) + missing
}

async function loads(origin: string, duration: number): Promise<Load[]> {
  const measured: Load[] = []
  // Debian's nginx has no brotli, so both send gzip.
  const headers = { 'accept-encoding': 'gzip' }
  for (const count of connections) {
    measured.push(await putUnderLoad(`${origin}/`, { connections: count, duration, headers }))
  }
  return measured
}

function rowOf(name: string, { rate, p99 }: Load, base?: Load): string[] {
  return [
    name,
    Math.round(rate) + ratio(rate, base?.rate),
    milliseconds(p99) + ratio(p99, base?.p99),
  ]
}
