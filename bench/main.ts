import '../platform/production.ts'
import './own-releases.ts'

import { availableParallelism, loadavg } from 'node:os'
import { runCommand } from '../platform/run-command.ts'
import { writePart } from '../platform/test/figures.ts'
import { benchFederation } from './federation/main.ts'
import { benchGrowth } from './growth/main.ts'
import { benchRecompose } from './growth/sections.ts'
import { benchLighthouse } from './lighthouse.ts'
import { type BenchOptions, checkAnswers, readOptions, type Target } from './options.ts'
import { benchPages } from './pages/main.ts'
import { benchServer } from './server/main.ts'

interface Bench extends Target {
  title: string
  /** Measures, and returns what it found in Markdown. */
  run: (options: BenchOptions) => Promise<string>
}

const benches: Record<string, Bench> = {
  pages: { title: 'On a slow line and a slow phone', run: benchPages, takesAgainst: true },
  lighthouse: { title: 'Lighthouse, every page', run: benchLighthouse, takesAgainst: true },
  federation: { title: 'What federation costs', run: benchFederation },
  server: { title: 'What servers and databases bear', run: benchServer },
  recompose: { title: 'Publishing, by the number of sections', run: benchRecompose },
  growth: {
    title: 'Publishing and reading, by the number of documents and news',
    run: benchGrowth,
  },
}

/**
 * `npm run bench [-- <name> …] [--against URL[,URL]] [--quick]`: measures, prints tables, and writes
 * them into docs/performance.md; figures in brackets are ratios.
 */
await runCommand(async () => {
  const { names, options } = readOptions(process.argv.slice(2), benches)
  await checkAnswers(options.against)
  for (const [name, { title, run }] of Object.entries(benches)) {
    if (!names.includes(name)) continue
    const loads = [loadavg()[0]]
    const tables = await run(options)
    loads.push(loadavg()[0])
    const found = `${tables}\n\n${circumstances(loads)}`
    console.log(`\n## ${title}\n\n${found}`)
    // What a quick run finds is not worth keeping.
    if (!options.quick) writePart('docs/performance.md', name, found)
  }
})

/** What the times depend on besides the portal. */
function circumstances(loads: readonly (number | undefined)[]): string {
  const [before, after] = loads.map((load) => load?.toFixed(1))
  const day = new Date().toISOString().slice(0, 10)
  return `Measured on ${day}, on ${availableParallelism()} processors whose load was ${before} before and ${after} after.`
}
