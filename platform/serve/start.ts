import '../production.ts'

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import { ports } from '../../shared/vite/ports.ts'
import { root } from '../../shared/vite/workspace.ts'
import { checkDataFolder, checkStoreFolder, dataFolder } from '../data-folder.ts'
import { createHealth } from '../health/health.ts'
import type { LocalSupabase } from '../local-supabase/index.ts'
import { checkPreviewKey, previewKey } from '../preview/ticket.ts'
import { builtFolder, readRegistry, storeFolder } from '../release/store.ts'
import { otherFolders, runCommand } from '../run-command.ts'
import { needsOfCheckout } from '../whole-checkout.ts'
import { checkProject } from './check-project.ts'
import { type CurrentSite, followRegistry } from './current-site.ts'
import { checkPort, hostOf, listen, originOf, portOf } from './listen.ts'
import { createPortalServer } from './portal-server.ts'
import { createPreviews } from './previews.ts'
import {
  hostedSupabase,
  mapSettings,
  settingsOf,
  trustsProxy,
  unknownSettings,
} from './settings.ts'

/** How long building and composing everything may take, in milliseconds. */
const releaseTimeout = 15 * 60_000

/** What works for this portal in processes of its own. */
const workers = new Set<ChildProcess>()

/** `npm start`: builds what is missing, composes, and serves portal and data on one origin. */
await runCommand(async () => {
  const port = portOf(process.env['PORT'], ports.portal)
  const host = hostOf(process.env)
  await checkPort(port, host)
  // Wrong ones are told before anything is made.
  for (const warning of unknownSettings(process.env)) console.warn(`warning: ${warning}`)
  mapSettings(process.env)
  trustsProxy(process.env)
  checkPreviewKey(process.env)
  checkStoreFolder(storeFolder, builtFolder)
  checkDataFolder(dataFolder(), storeFolder)
  const hosted = hostedSupabase(process.env)
  const registry = await readRegistry()
  needsOfCheckout('npm start', [...(registry ? [] : ['shell']), ...(hosted ? [] : ['supabase'])])
  if (hosted) {
    const away = await checkProject(hosted, settingsOf(process.env, ''), registry?.settings)
    if (away) console.warn(`warning: ${away}`)
  }
  const local = hosted ? null : await openEmbedded()
  /** Closed when the portal is told to end. */
  const opened: { close(): unknown }[] = local ? [local] : []
  const isEnding = endOnSignals(opened)

  try {
    const settings = settingsOf(process.env, local?.anonKey ?? '')
    const { code, signal } = await releaseInOwnProcess()
    if (isEnding()) return
    if (code !== 0) {
      // With 1 it has told why itself.
      if (code !== 1) console.error(unreleased(code, signal))
      if (!registry || !isDeepStrictEqual(registry.settings, settings)) {
        await local?.close()
        process.exit(1)
      }
      // One team's fault in the checkout must not take the portal away.
      console.error(
        'This checkout is not released; the portal goes on with the releases that were current. Mend what is named above, then start again.',
      )
    }
    const key = await previewKey()
    const current = await followRegistry({
      settings,
      log: console.log,
      recompose: recomposeInOwnProcess,
    })
    const server: Server = createPortalServer({
      current,
      previews: createPreviews(key),
      data: local ? local.handle : null,
      source: () => ({
        url: hosted?.supabaseUrl ?? originOf(server),
        anonKey: settings.supabaseAnonKey,
      }),
      health: createHealth(() => problemsOf(current, local)),
    })
    opened.push({ close: () => server.close().closeIdleConnections() })
    const used = await listen(server, port, host)
    console.log(`The portal is ready: ${host ? originOf(server) : `http://localhost:${used}`}`)
  } catch (error) {
    await local?.close()
    throw error
  }
}, otherFolders)

/**
 * Has the portal end when it is told to: what works for it at once, then what is opened by then.
 *
 * @returns whether it is ending
 */
function endOnSignals(opened: readonly { close(): unknown }[]): () => boolean {
  let ending = false
  const end = async (signal: NodeJS.Signals) => {
    // What starts the portal may pass a signal on twice; a message being received is not cut off.
    if (ending) return
    ending = true
    // A terminal that was closed takes no line: that must not end the portal before its data is closed.
    for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
    console.log(`The portal ends: ${signal}`)
    for (const worker of workers) worker.kill()
    await Promise.allSettled(opened.map(async (one) => one.close()))
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  // A terminal that is closed. It takes nothing from nohup: Node ends by this signal under it as well.
  process.on('SIGHUP', end)
  return () => ending
}

/**
 * In a process of its own: code of a section that ends the process or runs for ever while it is
 * rendered takes nothing else along.
 *
 * @returns the code that it ended with; null where a signal, which is named then, stopped it
 */
function releaseInOwnProcess(): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  const program = join(import.meta.dirname, '../release/release-checkout.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    stdio: 'inherit',
    timeout: releaseTimeout,
  })
  workers.add(child)
  return new Promise((resolve, reject) =>
    child.once('error', reject).once('close', (code, signal) => {
      workers.delete(child)
      resolve({ code, signal })
    }),
  )
}

function unreleased(code: number | null, signal: NodeJS.Signals | null): string {
  // It ends itself so where a team's code never pauses, and has told which.
  if (signal === 'SIGKILL') {
    return 'Where no line above says why the process that releases this checkout was ended, the system ended it, perhaps for want of memory.'
  }
  const end = code === null ? 'was stopped, or took too long' : `ended with code ${code}`
  return `error: The process that releases this checkout ${end}. What was built last says in which section; a page of it may wait for ever, or fail where nobody catches it.`
}

/** In a process of its own: another release of the shell cannot be rendered in this one. */
async function recomposeInOwnProcess(): Promise<void> {
  const program = join(import.meta.dirname, '../release/recompose.ts')
  const composed = promisify(execFile)(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    timeout: releaseTimeout,
  })
  workers.add(composed.child)
  try {
    const { stdout } = await composed
    console.log(stdout.trim())
  } finally {
    workers.delete(composed.child)
  }
}

function problemsOf({ failure }: CurrentSite, local: LocalSupabase | null): string[] {
  // Some are whole sentences.
  const stale = failure && `The portal still serves an older site: ${failure.replace(/\.$/, '')}.`
  return [stale, local?.trouble()].filter((problem) => problem !== undefined)
}

async function openEmbedded(): Promise<LocalSupabase> {
  // Beside a hosted project, and where a setting is wrong, no database is needed.
  const { openLocalSupabase } = await import('../local-supabase/index.ts')
  return openLocalSupabase({
    dataDir: dataFolder(),
    migrationsDir: join(root, 'supabase/migrations'),
    seedFile: join(root, 'supabase/seed.sql'),
    trustProxy: trustsProxy(process.env),
    log: console.log,
  })
}
