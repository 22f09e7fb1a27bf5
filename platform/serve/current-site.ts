import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readRegistry, storeFolder } from '../release/store.ts'
import { openSite, type Site } from './site.ts'

/** How often the registry is looked at, in milliseconds: a release shows within this time. */
const interval = 500

export interface CurrentSite {
  readonly site: Site
  readonly folder: string
  close(): void
}

/**
 * The site that the registry names, followed while it changes. A registry that becomes unreadable
 * is reported, and the last good site goes on being served.
 */
export async function followRegistry(log: (line: string) => void): Promise<CurrentSite> {
  const open = async () => {
    const registry = await readRegistry()
    if (!registry) throw new Error('The registry is gone.')
    const folder = join(storeFolder, registry.site)
    return { site: openSite(folder), folder }
  }
  let current = await open()
  let seen = modified()
  const timer = setInterval(async () => {
    const now = modified()
    if (now === seen) return
    seen = now
    try {
      const next = await open()
      if (next.folder !== current.folder) log(`now serving ${next.folder}`)
      current = next
    } catch (error) {
      log(`the registry changed but cannot be served: ${(error as Error).message}`)
    }
  }, interval)
  timer.unref()
  return {
    get site() {
      return current.site
    },
    get folder() {
      return current.folder
    },
    close: () => clearInterval(timer),
  }
}

function modified(): number {
  return statSync(join(storeFolder, 'registry.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
