import { OperatorError } from '../platform/operator-error.ts'
import { runCommand } from '../platform/run-command.ts'
import { benchRecompose } from './recompose.ts'

const benches: Record<string, { title: string; run: () => Promise<string> }> = {
  recompose: { title: 'Publishing, by the number of sections', run: benchRecompose },
}

/** `npm run bench [-- <name> …]`: measures and prints tables; figures in brackets are ratios. */
await runCommand(async () => {
  const named = process.argv.slice(2)
  const unknown = named.filter((name) => !benches[name])
  if (unknown.length > 0) {
    const known = Object.keys(benches).join(', ')
    throw new OperatorError(`There is no bench ${unknown.join(', ')}. There is: ${known}.`)
  }
  for (const [name, { title, run }] of Object.entries(benches)) {
    if (named.length > 0 && !named.includes(name)) continue
    console.log(`\n## ${title}\n\n${await run()}`)
  }
})
