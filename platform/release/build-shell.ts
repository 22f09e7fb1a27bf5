import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractVersion } from '@portal/shared/section'
import {
  reactEntries,
  serverConfig,
  sharedRooms,
  singletons,
  stylesConfig,
} from '../../shared/vite/index.ts'
import { root, shellFolder } from '../../shared/vite/workspace.ts'
import { integrityOfScripts, moveStyles, releasedPages } from './built-files.ts'
import { precompress, sentBytes } from './files.ts'
import { intoPlace } from './into-place.ts'
import { keyOf, staticClosure, takeManifest } from './module-graph.ts'
import { factsFile, roomFile, type ShellReleaseFacts } from './release.ts'
import { runBuild } from './run-build.ts'
import { readSection } from './section-pages.ts'
import { releasePath } from './store.ts'

/**
 * Builds the shell's release. Its server build also carries the rooms of `shared`, so
 * that compose renders a section with the very singletons that the browser will lend it.
 */
export function buildShell(version: string, target: string): Promise<void> {
  return intoPlace(target, (draft) => fillShell(version, draft))
}

async function fillShell(version: string, draft: string): Promise<void> {
  const client = join(draft, 'client')
  const server = join(draft, 'server')
  const address = (file: string) => `/${releasePath('shell', version)}/client/${file}`

  await runBuild({
    configFile: join(shellFolder, 'vite.config.ts'),
    root: shellFolder,
    base: address(''),
    logLevel: 'warn',
    build: { outDir: client },
  })
  const scripts = await takeManifest(client)
  await runBuild({ ...stylesConfig(shellFolder, join(draft, 'styles')), base: address('') })
  const styles = await moveStyles(join(draft, 'styles'), client)
  const rooms = sharedRooms.map((room) => [
    roomFile(room).replace(/\.mjs$/, ''),
    join(root, room.replace('@portal/shared', 'shared/src'), 'index.ts'),
  ])
  await runBuild(
    serverConfig(
      shellFolder,
      server,
      address(''),
      { shell: join(shellFolder, 'src/server.tsx'), ...Object.fromEntries(rooms) },
      { external: [...reactEntries, 'react-dom/static', 'react-dom/client'] },
    ),
  )

  await precompress(client)
  const entryKey = keyOf(scripts, (chunk) => chunk.isEntry === true)
  const own = staticClosure(scripts, entryKey)
  const section = await readSection(shellFolder)
  const facts: ShellReleaseFacts = {
    kind: 'shell',
    version,
    contract: contractVersion,
    provides: Object.fromEntries(
      Object.entries(singletons()).map(([name, { version }]) => [name, version]),
    ),
    bytes: sentBytes(client),
    entry: address(scripts[entryKey]?.file ?? ''),
    modules: own.map(address),
    styles: styles.map(address),
    pages: await releasedPages(section, scripts, server, address),
    integrity: await integrityOfScripts(client, address),
    onDemand: Object.fromEntries(
      sharedRooms.flatMap((room) => {
        const source = `${room.replace('@portal/shared', '../shared/src')}/index.ts`
        if (!scripts[source]) return []
        const files = staticClosure(scripts, source).filter((file) => !own.includes(file))
        return [[room, files.map(address)]]
      }),
    ),
  }
  await writeFile(join(draft, factsFile), JSON.stringify(facts, null, 2))
}
