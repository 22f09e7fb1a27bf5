import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Settings } from '../compose/document.ts'
import { OperatorError } from '../operator-error.ts'
import { type RegistryFile, readRegistry, registryPath, storeFolder } from '../release/store.ts'
import { openSite, type Site } from './site.ts'

/** How often the registry is looked at, in milliseconds: a release shows within this time. */
const interval = 500

/** Longest pause until a registry that could not be served is tried again, in milliseconds. */
const longestPause = 60_000

export interface CurrentSite {
  readonly site: Site
  /** Why the registry's site is not the one that is served, where that is so, for everybody to read. */
  readonly failure: string | undefined
  close(): void
}

interface Options {
  /** What this portal's documents are composed with. */
  settings: Settings
  log: (line: string) => void
  /** Makes the registry's site anew, where somebody has edited the registry by hand. */
  recompose: () => Promise<void>
}

interface Failure {
  /** Modification time of the registry that could not be served. */
  of: number
  message: string
  /** False for one that was not foreseen: it may hold anything of this machine. */
  isPublic: boolean
  /** How long it is left alone, and until when, in milliseconds. */
  pause: number
  until: number
}

/** Documents with another key would be refused by this portal's own database. */
const otherSettings =
  'npm start was run with other settings or another data folder meanwhile. Stop that portal or give it a store of its own with PORTAL_STORE, then start this one again'

/** Whoever reads the log must not take its last line for the state of things. */
const servedAgain = 'the registry can be served again'

/**
 * The site that the registry names, followed while it changes. A registry that cannot be served is
 * reported once and tried again after ever longer pauses; the last good site goes on being served.
 */
export async function followRegistry(options: Options): Promise<CurrentSite> {
  const { settings, log, recompose } = options
  const open = async () => {
    const registry = await readRegistry()
    if (!registry) throw new OperatorError('the store has no registry.json')
    if (!isDeepStrictEqual(registry.settings, settings)) throw new OperatorError(otherSettings)
    const site = openSite(join(storeFolder, registry.site))
    return { site, belongs: isMadeOf(site, registry) }
  }
  const before = modified()
  const first = await open()
  let current = first.site
  // One that was edited by hand while nothing was served is composed anew like any other.
  let seen = first.belongs ? before : 0
  let failure: Failure | undefined
  let busy = false
  const follow = async () => {
    const now = modified()
    if (busy || (now === failure?.of && Date.now() < failure.until)) return
    if (now === seen) {
      if (failure) log(servedAgain)
      failure = undefined
      return
    }
    busy = true
    try {
      const next = await open()
      if (!next.belongs) {
        if (now !== failure?.of)
          log('the registry names other releases than its site was made of: composing it anew')
        await recompose()
      } else if (next.site.folder !== current.folder) {
        log(`now serving ${next.site.folder}`)
        current = next.site
      } else if (failure) log(servedAgain)
      seen = now
      failure = undefined
    } catch (error) {
      const { message, stack } = error as Error
      const isPublic = error instanceof OperatorError
      if (message !== failure?.message)
        log(`the registry changed but cannot be served: ${isPublic ? message : stack}`)
      const pause = now === failure?.of ? Math.min(failure.pause * 2, longestPause) : interval
      failure = { of: now, message, isPublic, pause, until: Date.now() + pause }
    } finally {
      busy = false
    }
  }
  const timer = setInterval(follow, interval)
  timer.unref()
  return {
    get site() {
      return current
    },
    get failure() {
      return failure && (failure.isPublic ? failure.message : 'see the log')
    },
    close: () => clearInterval(timer),
  }
}

function isMadeOf({ madeOf }: Site, { shell, sections }: RegistryFile): boolean {
  const versions = Object.entries(sections).map(([id, { version }]) => [id, version])
  return (
    madeOf.shell === shell.version &&
    isDeepStrictEqual(madeOf.sections, Object.fromEntries(versions))
  )
}

/** 0 where it cannot be looked at, as when the store lies on another machine that is away. */
function modified(): number {
  try {
    return statSync(registryPath).mtimeMs
  } catch {
    return 0
  }
}
