import { runTool } from '../tools.ts'

export interface Load {
  answers: number
  /** Answers a second, on average. */
  rate: number
  /** Milliseconds within which 99 of 100 were answered. */
  p99: number
}

/**
 * Asks one address over and over, from so many connections, for so many seconds.
 * @throws where not every answer was good
 */
export async function putUnderLoad(
  url: string,
  options: { connections: number; duration: number; headers?: Record<string, string> },
): Promise<Load> {
  const headers = Object.entries(options.headers ?? {}).flatMap(([name, value]) => [
    '--headers',
    `${name}=${value}`,
  ])
  const numbers = ['--connections', options.connections, '--duration', options.duration].map(String)
  const output = await runTool('autocannon', ['--json', ...numbers, ...headers, url])
  const { requests, latency, errors, non2xx } = JSON.parse(output)
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refused`)
  return { answers: requests.total, rate: requests.average, p99: latency.p99 }
}
