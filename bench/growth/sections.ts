import { statSync } from 'node:fs'
import { join } from 'node:path'
import { createCheckout } from '../../e2e/releases/support/checkout.ts'
import releaseFirst from '../../e2e/releases/support/first-release.ts'
import removeReleases from '../../e2e/releases/support/remove-releases.ts'
import { createStore } from '../../e2e/releases/support/store.ts'
import { listFiles } from '../../platform/release/files.ts'
import type { BenchOptions } from '../options.ts'
import { kilobytes, milliseconds, ratio, seconds, table } from '../table.ts'
import { composedIn } from './composed-in.ts'

/** How many sections the portal has of its own. */
const own = 6

/** How many it has at each step, with made ones: at least one, to publish. */
const steps = [7, 20, 60]

interface Row {
  sections: number
  /** Seconds. */
  publish: number
  recompose: number
  menu: number
  rollback: number
  /** Milliseconds to write one document, of all that a change of the menu writes. */
  document: number
  /** Bytes of the home page's document, as brotli sends it. */
  home: number
}

/**
 * How the time of a publication grows with the number of sections: of one section whose words have
 * changed, of one whose menu entry has changed too (every document names it), and of a rollback.
 */
export async function benchRecompose({ quick }: BenchOptions): Promise<string> {
  try {
    await releaseFirst()
    return tableOf(await publishWith(quick ? steps.slice(0, 2) : steps))
  } finally {
    removeReleases()
  }
}

async function publishWith(counts: readonly number[]): Promise<Row[]> {
  const store = await createStore()
  const team = createCheckout()
  const page = 'mf-s1/content/en/s1.ts'
  const rows: Row[] = []
  let made = 0
  const run = async (program: string, args: string[]) => {
    const start = performance.now()
    const { code, output } = await store.run(program, args, { checkout: team.folder })
    if (code !== 0) throw new Error(output)
    return { whole: (performance.now() - start) / 1000, output }
  }
  for (const sections of counts) {
    const ids: string[] = []
    while (made < sections - own) {
      made += 1
      const id = `s${made}`
      await run('create-section/main.ts', [
        id,
        '--en',
        `Section ${made}`,
        '--fil',
        `Seksiyon ${made}`,
      ])
      ids.push(id)
    }
    await run('release/publish.ts', ids)
    team.edit(page, /This page is \w+/, `This page is new${sections}`)
    const words = await run('release/publish.ts', ['s1'])
    const back = await run('release/rollback.ts', ['s1'])
    team.edit('mf-s1/src/section.ts', /en: 'Section[^']*'/, `en: 'Section 1, ${sections}'`)
    const menu = await run('release/publish.ts', ['s1'])
    const site = join(store.store, store.registry().site)
    const menuComposed = composedIn(menu.output)
    const documents = listFiles(site).filter((file) => file.endsWith('.html'))
    rows.push({
      sections,
      publish: words.whole,
      recompose: composedIn(words.output),
      menu: menuComposed,
      rollback: back.whole,
      document: (menuComposed * 1000) / documents.length,
      home: statSync(join(site, 'index.html.br')).size,
    })
  }
  return rows
}

function tableOf(rows: readonly Row[]): string {
  const head = [
    'sections',
    'publish, build included',
    'verify and compose: words changed',
    'menu changed',
    'of this, one document',
    'roll back',
    'home document',
  ]
  const cells = rows.map((row) => {
    const time = (name: 'publish' | 'recompose' | 'menu' | 'rollback') =>
      seconds(row[name] * 1000, (rows[0]?.[name] ?? 0) * 1000)
    return [
      String(row.sections),
      time('publish'),
      time('recompose'),
      time('menu'),
      milliseconds(row.document) + ratio(row.document, rows[0]?.document),
      time('rollback'),
      kilobytes(row.home) + ratio(row.home, rows[0]?.home),
    ]
  })
  return table(head, cells)
}
