import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type RegistryFile, readRegistry, registryPath, storeFolder } from '../release/store.ts'
import { openSite, type Site } from './site.ts'

/** How often the registry is looked at, in milliseconds: a release shows within this time. */
const interval = 500

export interface CurrentSite {
  readonly site: Site
  close(): void
}

interface Options {
  log: (line: string) => void
  /** Makes the registry's site anew, where somebody has edited the registry by hand. */
  recompose: () => Promise<void>
}

/**
 * The site that the registry names, followed while it changes. A registry that becomes unreadable
 * is reported, and the last good site goes on being served.
 */
export async function followRegistry({ log, recompose }: Options): Promise<CurrentSite> {
  const open = async () => {
    const registry = await readRegistry()
    if (!registry) throw new Error('it is gone')
    const site = openSite(join(storeFolder, registry.site))
    return { site, belongs: isMadeOf(site, registry) }
  }
  let seen = modified()
  let current = (await open()).site
  let busy = false
  const follow = async () => {
    const now = modified()
    if (now === seen || busy) return
    busy = true
    seen = now
    try {
      const next = await open()
      if (!next.belongs) {
        log('the registry names other releases than its site was made of: composing it anew')
        await recompose()
      } else if (next.site.folder !== current.folder) {
        log(`now serving ${next.site.folder}`)
        current = next.site
      }
    } catch (error) {
      log(`the registry changed but cannot be served: ${(error as Error).message}`)
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
