import type { BenchOptions } from '../options.ts'
import { growDocuments } from './documents.ts'
import { growNews } from './news.ts'

const counts = [10, 1000, 10_000]

/** What more documents and more news cost to publish and to read. */
export async function benchGrowth({ quick }: BenchOptions): Promise<string> {
  const measured = quick ? counts.slice(0, 2) : counts
  return [await growDocuments(measured), await growNews(measured)].join('\n\n')
}
