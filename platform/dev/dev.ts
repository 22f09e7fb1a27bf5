import concurrently from 'concurrently'
import { ports, root, sectionFolder, sectionIds } from '../../shared/vite/index.ts'
import { OperatorError } from '../operator-error.ts'
import { runCommand } from '../run-command.ts'

/**
 * `npm run dev`: backend, shell and every section with hot reload. `npm run dev -- tourism`: only
 * the named sections live, the others from their last release.
 */
await runCommand(async () => {
  const named = process.argv.slice(2)
  const known = sectionIds()
  const unknown = named.filter((id) => !known.includes(id))
  if (unknown.length > 0) {
    throw new OperatorError(
      `There is no section ${unknown.join(', ')} in this checkout. It has: ${known.join(', ')}.`,
    )
  }
  const live = named.length > 0 ? named : known
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
        env: { PORTAL_LIVE: live.join(',') },
      },
      ...live.map((id) => ({ name: id, command: 'vite', cwd: sectionFolder(id) })),
    ],
    { killOthersOn: ['failure'], prefixColors: 'auto' },
  )
  await result.catch(() => {
    throw new OperatorError('One of the servers stopped; its own line above says why.')
  })
})
