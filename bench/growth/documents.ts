import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createCheckout } from '../../e2e/releases/support/checkout.ts'
import releaseFirst from '../../e2e/releases/support/first-release.ts'
import removeReleases from '../../e2e/releases/support/remove-releases.ts'
import { createStore, type TestStore } from '../../e2e/releases/support/store.ts'
import type { SectionReleaseFacts } from '../../platform/release/release.ts'
import { kilobytes, ratio, seconds, table } from '../table.ts'
import { composedIn } from './composed-in.ts'

const section = 'transparency'
const path = '/transparency/full-disclosure'

interface Row {
  documents: number
  /** Seconds. */
  publish: number
  compose: number
  /** Bytes as brotli sends them: the page's document, the scripts that it is brought to life with. */
  page: number
  scripts: number
  search: number
}

/** What it costs to publish a section, and to read its page, with so many more documents in a list. */
export async function growDocuments(counts: readonly number[]): Promise<string> {
  const rows: Row[] = []
  try {
    await releaseFirst()
    const store = await createStore()
    for (const count of counts) rows.push(await publishWith(count, store))
  } finally {
    removeReleases()
  }
  const head = [
    'documents',
    'publish, build included',
    'verify and compose',
    '`/transparency/full-disclosure`',
    'its scripts',
    'search index',
  ]
  return table(
    head,
    rows.map((row) => [
      String(row.documents),
      seconds(row.publish * 1000, (rows[0]?.publish ?? 0) * 1000),
      seconds(row.compose * 1000, (rows[0]?.compose ?? 0) * 1000),
      kilobytes(row.page) + ratio(row.page, rows[0]?.page),
      kilobytes(row.scripts) + ratio(row.scripts, rows[0]?.scripts),
      kilobytes(row.search) + ratio(row.search, rows[0]?.search),
    ]),
  )
}

async function publishWith(count: number, store: TestStore): Promise<Row> {
  const team = createCheckout(`mf-${section}`)
  const facts = `mf-${section}/content/facts`
  const reports = Array.from({ length: count }, (_, index) => reportNumber(index))
  const addTo = (file: string, start: string, lines: readonly string[]) =>
    team.edit(`${facts}/${file}`, start, [start, ...lines].join('\n'))
  addTo(
    'reports/full-disclosure.ts',
    'export const fullDisclosure: readonly Report[] = [',
    reports.map((made) => `${JSON.stringify(made)},`),
  )
  addTo(
    'document-sizes.ts',
    'export const documentSizes = {',
    reports.map(({ id }) => `'${id}': 19000,`),
  )
  // A PDF takes as long for each document, however many there are: one stands for all.
  team.edit(
    'platform/documents/build-documents.ts',
    'await renderDocument(document)',
    `document.id.startsWith('made-') ? Buffer.from('%PDF-1.7') : await renderDocument(document)`,
  )
  const began = performance.now()
  const { code, output } = await store.run('release/publish.ts', [section], {
    checkout: team.folder,
  })
  if (code !== 0) throw new Error(output)
  const publish = (performance.now() - began) / 1000
  return { documents: count, publish, compose: composedIn(output), ...costsOf(store) }
}

/** A report's facts as a team writes them, different from one to the next. */
function reportNumber(index: number) {
  const year = 2020 + (index % 6)
  return {
    id: `made-${index}`,
    kind: 'budget',
    title: { en: `Report number ${index}`, fil: `Ulat bilang ${index}` },
    year,
    posted: `${year}-0${1 + (index % 9)}-1${index % 10}`,
    office: 'budget',
    summary: { en: `What was spent in case ${index}.`, fil: `Ang nagastos sa kaso ${index}.` },
    tables: [],
  }
}

function costsOf(store: TestStore) {
  const folder = join(store.store, store.registry().site)
  const release = join(store.store, 'sections', section, store.current(section) ?? '')
  const facts: SectionReleaseFacts = JSON.parse(readFileSync(join(release, 'release.json'), 'utf8'))
  const page = facts.pages.find((candidate) => candidate.path === path)
  const modules = new Set([...facts.modules, ...(page?.modules ?? [])])
  const sent = (file: string) => statSync(`${file}.br`).size
  return {
    page: sent(join(folder, path, 'index.html')),
    scripts: [...modules].reduce((sum, address) => sum + sent(join(store.store, address)), 0),
    search: sent(join(folder, 'search.en.json')),
  }
}
