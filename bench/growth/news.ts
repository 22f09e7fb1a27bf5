import { rm } from 'node:fs/promises'
import { openDatabase } from '../../platform/local-supabase/database.ts'
import { upkeep } from '../../platform/local-supabase/pglite-executor.ts'
import {
  type RunningBackend,
  startEmbedded,
} from '../../platform/local-supabase/test-support/backend.ts'
import { seededDataFolder } from '../../platform/local-supabase/test-support/data-folder.ts'
import { migrationsDir, seedFile } from '../../platform/local-supabase/test-support/paths.ts'
import { kilobytes, median, milliseconds, ratio, table } from '../table.ts'

/** How many items one request may bring. */
const batch = 100

/** How often each list is asked for; the median counts. */
const repeats = 20

/** Items on a page of the list of all news. */
const pageSize = 6

/** What pages ask for, behind the order by date: the latest news, and two pages of the list of all. */
const lists: Record<string, (count: number) => List> = {
  'latest three': () => ({ search: '&limit=3' }),
  'first page of all': () => pageFrom(0),
  'last page of all': (count) => pageFrom(count - pageSize),
}

interface List {
  search: string
  /** What the answer has to tell besides. */
  prefer?: string
}

function pageFrom(offset: number): List {
  return { search: `&offset=${offset}&limit=${pageSize}`, prefer: 'count=exact' }
}

interface Answer {
  time: number
  bytes: number
}

/** What answers with news take of the embedded database when there are so many items. */
export async function growNews(counts: readonly number[]): Promise<string> {
  const dataDir = await seededDataFolder()
  const steps: Answer[][] = []
  try {
    await served(dataDir, withdrawSeeded)
    let made = 0
    for (const count of counts) {
      await served(dataDir, async (backend) => {
        while (made < count) made += await insert(backend, made, Math.min(batch, count - made))
      })
      await keepUp(dataDir)
      steps.push(await served(dataDir, (backend) => answersOf(backend, count)))
    }
  } finally {
    await rm(dataDir, { recursive: true })
  }
  const rows = steps.map((answers, step) => [
    String(counts[step]),
    ...answers.map(({ time, bytes }, list) => {
      const base = steps[0]?.[list]?.time
      return `${milliseconds(time)}${ratio(time, base)}, ${kilobytes(bytes)}`
    }),
  ])
  return table(['news items', ...Object.keys(lists)], rows)
}

async function served<T>(dataDir: string, use: (backend: RunningBackend) => Promise<T>) {
  const backend = await startEmbedded(dataDir)
  try {
    return await use(backend)
  } finally {
    await backend.close()
  }
}

/** What the portal does every hour; so many news do not come within one. */
async function keepUp(dataDir: string) {
  const db = await openDatabase(dataDir, { migrationsDir, seedFile, log: () => {} })
  try {
    for (const command of upkeep) await db.exec(command)
  } finally {
    await db.close()
  }
}

async function answersOf(backend: RunningBackend, count: number): Promise<Answer[]> {
  // The first answers pay for what the server compiles.
  for (const list of Object.values(lists)) await ask(backend, list(pageSize))
  const answers: Answer[] = []
  for (const list of Object.values(lists)) answers.push(await ask(backend, list(count)))
  return answers
}

/** The news that are made here are all that are published. */
async function withdrawSeeded({ client, serviceKey }: RunningBackend) {
  const staff = client(serviceKey)
  const { data, error } = await staff.from('news').select('id')
  if (error) throw new Error(error.message)
  for (const { id } of data) {
    const { error } = await staff.rpc('withdraw_news', { item: id })
    if (error) throw new Error(error.message)
  }
}

async function insert({ client, serviceKey }: RunningBackend, first: number, count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    title: `News number ${first + index}`,
    category: 'Notice',
    status: 'published',
    publish_date: new Date(Date.UTC(2000, 0, 1) + (first + index) * 3_600_000).toISOString(),
    excerpt: 'What the item is about, in a sentence or two.',
    content: 'A paragraph of text. '.repeat(20),
  }))
  const { error } = await client(serviceKey).from('news').insert(rows)
  if (error) throw new Error(error.message)
  return count
}

async function ask({ url, anonKey }: RunningBackend, { search, prefer }: List): Promise<Answer> {
  const address = `${url}/rest/v1/news?select=*&status=eq.published&order=publish_date.desc,id.asc${search}`
  const headers = {
    apikey: anonKey,
    authorization: `Bearer ${anonKey}`,
    ...(prefer && { prefer }),
  }
  const times: number[] = []
  let bytes = 0
  for (let run = 0; run < repeats; run++) {
    const began = performance.now()
    const answer = await fetch(address, { headers })
    const body = await answer.arrayBuffer()
    times.push(performance.now() - began)
    if (!answer.ok) throw new Error(`The list of news was answered with ${answer.status}`)
    bytes = body.byteLength
  }
  return { time: median(times), bytes }
}
