import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createCheckout } from '../e2e/releases/support/checkout.ts'
import releaseFirst from '../e2e/releases/support/first-release.ts'
import { testFolder } from '../e2e/releases/support/places.ts'
import { createStore } from '../e2e/releases/support/store.ts'

/** How many sections the portal has at each step, besides its own six. */
const steps = [6, 20, 60]

interface Row {
  sections: number
  /** Seconds. */
  publish: number
  recompose: number
  menu: number
  rollback: number
}

/**
 * How the time of a publication grows with the number of sections: of one section whose words have
 * changed, of one whose menu entry has changed too (every document names it), and of a rollback.
 */
export async function benchRecompose(): Promise<string> {
  await releaseFirst()
  const store = await createStore()
  const team = createCheckout()
  const page = 'mf-s1/content/en/s1.ts'
  const rows: Row[] = []
  let made = 0
  const run = async (program: string, args: string[]) => {
    const start = performance.now()
    const { code, output } = await store.run(program, args, { checkout: team.folder })
    if (code !== 0) throw new Error(output)
    const composed = /verified and composed in ([\d.]+) s/.exec(output)?.[1]
    return { whole: (performance.now() - start) / 1000, composed: Number(composed) }
  }
  for (const sections of steps) {
    const ids: string[] = []
    while (made < sections) {
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
    rows.push({
      sections: sections + 6,
      publish: words.whole,
      recompose: words.composed,
      menu: menu.composed,
      rollback: back.whole,
    })
  }
  rmSync(join(testFolder), { recursive: true, force: true })
  return table(rows)
}

function table(rows: readonly Row[]): string {
  const [first] = rows
  const cell = (seconds: number, base = seconds) =>
    `${seconds.toFixed(1)} s (${(seconds / base).toFixed(1)} ×)`
  return [
    '| sections | publish, build included | verify and compose: words changed | menu changed | roll back |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ sections, publish, recompose, menu, rollback }) =>
        `| ${sections} | ${cell(publish, first?.publish)} | ${cell(recompose, first?.recompose)} | ${cell(menu, first?.menu)} | ${cell(rollback, first?.rollback)} |`,
    ),
  ].join('\n')
}
