import { spawnSync } from 'node:child_process'
import concurrently from 'concurrently'
import { ports } from '../../shared/vite/ports.ts'
import { root, sectionFolder, sectionIds, sectionPort } from '../../shared/vite/workspace.ts'
import { OperatorError } from '../operator-error.ts'
import { readRegistry, storeFolder } from '../release/store.ts'
import { runCommand } from '../run-command.ts'
import { checkPort } from '../serve/listen.ts'
import { needsOfCheckout } from '../whole-checkout.ts'

/**
 * `npm run dev`: backend, shell and every section with hot reload. `npm run dev -- tourism`: only
 * the named sections live, the others from their last release.
 */
await runCommand(async () => {
  needsOfCheckout('npm run dev', ['shell', 'supabase'])
  const named = process.argv.slice(2)
  const known = sectionIds()
  const unknown = named.filter((id) => !known.includes(id))
  if (unknown.length > 0) {
    throw new OperatorError(
      `There is no section ${unknown.join(', ')} in this checkout. It has: ${known.join(', ')}.`,
    )
  }
  const live = named.length > 0 ? named : known
  const sectionPorts = live.map((id) => [id, String(sectionPort(id))])
  const env = { PORTAL_LIVE: new URLSearchParams(sectionPorts).toString() }
  await checkPorts(live)
  if (!(await readRegistry())) {
    if (known.some((id) => !live.includes(id))) releaseAll()
    else if (named.length > 0 || known.length === 1) tellWhatIsShown(live)
  }
  const { result } = concurrently(
    [
      {
        name: 'backend',
        command: 'tsx platform/local-supabase/main.ts',
        cwd: root,
        env: { PORT: String(ports.backend) },
      },
      {
        name: 'shell',
        command: 'tsx platform/dev/shell.ts',
        cwd: root,
        env,
      },
      ...live.map((id) => ({ name: id, command: 'vite', cwd: sectionFolder(id), env })),
    ],
    { killOthersOn: ['failure'], prefixColors: 'auto' },
  )
  await result.catch(() => {
    throw new OperatorError('One of the servers stopped; its own line above says why.')
  })
})

/** A team's checkout may hold its own section only: nothing of the others can be released from it. */
function tellWhatIsShown(live: readonly string[]): void {
  console.log(
    `The store ${storeFolder} is empty: only ${live.join(', ')} ${live.length === 1 ? 'is' : 'are'} shown. Set PORTAL_STORE to the store that the teams share to see the others.`,
  )
}

/** Makes sure that nothing else uses the ports, which is told here better than by the servers. */
async function checkPorts(live: readonly string[]): Promise<void> {
  const needed = [ports.backend, ports.shell, ...live.map(sectionPort)]
  for (const port of needed) {
    await checkPort(port).catch(() => {
      throw new OperatorError(
        `Port ${port} is in use by another program, perhaps by an npm run dev in another window. Stop that first.`,
      )
    })
  }
}

/**
 * The sections that are not live are shown as they were last released: there has to be a release. In
 * a process of its own, since releases are made with the production build of React.
 */
function releaseAll(): void {
  console.log('The store is empty: everything is released once, which takes a minute.')
  const { status } = spawnSync('tsx', ['platform/release/release-checkout.ts'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new OperatorError('The other sections could not be released; see above.')
}
