import { findNginx } from '../../platform/test/nginx.ts'
import type { BenchOptions } from '../options.ts'
import { withPortal } from '../portal.ts'
import { latency, ratio, seconds, table } from '../table.ts'
import { type Load, putUnderLoad } from './load.ts'
import { withNginx } from './nginx.ts'
import { processorTime } from './processor-time.ts'
import { compareDatabases } from './rest.ts'

const connections = [1, 50, 500]

/** The home page from `npm start` and from nginx, and the REST interface on both databases. */
export async function benchServer({ quick }: BenchOptions): Promise<string> {
  const duration = quick ? 2 : 8
  return [await comparePages(duration), await compareDatabases(duration, quick ? 200 : 2000)].join(
    '\n\n',
  )
}

interface Server {
  url: string
  pid: number
}

async function comparePages(duration: number): Promise<string> {
  const program = findNginx()
  const rows = await withPortal((portal) =>
    program
      ? withNginx(program, (nginx) => compare(duration, { nginx, 'embedded server': portal }))
      : compare(duration, { 'embedded server': portal }),
  )
  const head = ['connections', 'home pages a second', 'p99', 'processor time for 1,000 pages']
  const missing = program ? '' : '\n\nnginx is not installed here (Debian: nginx-light).'
  return table(head, rows) + missing
}

/** Every server in turn, so that a busy minute of the machine hits all of them. */
async function compare(duration: number, servers: Record<string, Server>): Promise<string[][]> {
  const rows: string[][] = []
  for (const count of connections) {
    let base: Measured | undefined
    for (const [name, server] of Object.entries(servers)) {
      const measured = await measure(server, count, duration)
      rows.push(rowOf(`${count}, ${name}`, measured, base))
      base ??= measured
    }
  }
  return rows
}

interface Measured extends Load {
  /** Milliseconds that the server itself used for one answer, where the system tells. */
  work: number | null
}

async function measure({ url, pid }: Server, count: number, duration: number): Promise<Measured> {
  // Debian's nginx has no brotli, so all send gzip.
  const headers = { 'accept-encoding': 'gzip' }
  const before = processorTime(pid)
  const load = await putUnderLoad(`${url}/`, { connections: count, duration, headers })
  const after = processorTime(pid)
  const used = before === null || after === null ? null : after - before
  return { ...load, work: used && used / load.answers }
}

function rowOf(name: string, { rate, p99, work }: Measured, base?: Measured): string[] {
  return [
    name,
    Math.round(rate) + ratio(rate, base?.rate),
    latency(p99, base?.p99),
    work === null ? '–' : seconds(work * 1000) + ratio(work, base?.work ?? undefined),
  ]
}
