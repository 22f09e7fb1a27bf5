import '../platform/production.ts'

import { runCommand } from '../platform/run-command.ts'
import { ensureBrowser } from '../platform/test/browser.ts'
import { writePart } from '../platform/test/figures.ts'
import { benchFederation } from './federation/main.ts'
import { benchGrowth } from './growth/main.ts'
import { benchRecompose } from './growth/sections.ts'
import { benchLighthouse } from './lighthouse.ts'
import { type BenchOptions, readOptions } from './options.ts'
import { benchPages } from './pages/main.ts'
import { benchServer } from './server/main.ts'

interface Bench {
  title: string
  /** Measures, and returns what it found in Markdown. */
  run: (options: BenchOptions) => Promise<string>
}

const benches: Record<string, Bench> = {
  pages: { title: 'On a slow line and a slow phone', run: benchPages },
  lighthouse: { title: 'Lighthouse, every page', run: benchLighthouse },
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
  const { names, options } = readOptions(process.argv.slice(2), Object.keys(benches))
  ensureBrowser()
  for (const [name, { title, run }] of Object.entries(benches)) {
    if (!names.includes(name)) continue
    const found = await run(options)
    console.log(`\n## ${title}\n\n${found}`)
    // What a quick run finds is not worth keeping.
    if (!options.quick) writePart('docs/performance.md', name, found)
  }
})
