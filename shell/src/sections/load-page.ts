import type { PageModule, Section } from '@portal/shared/section'
import type { ComponentType } from 'react'
import ownSection from '../section.ts'
import { isRefusal, loadSection } from './federation.ts'
import { OutdatedDocument, type ReleaseSource } from './releases.ts'
import { addStyles } from './styles.ts'

/** All of a page, or only what cannot come late. */
export type Parts = 'first' | 'all'

export interface PageLoader {
  /**
   * The page's component, with all its parts unless less is asked for. One attempt at a time: whoever
   * asks meanwhile waits for the same one.
   */
  load(section: string, path: string, parts?: Parts): Promise<ComponentType>
  /** The page's component where it has been loaded, with the parts that are asked for; else null. */
  loaded(path: string, parts: Parts): ComponentType | null
  /** Fetches what all pages of a section need, and runs nothing of it. */
  fetchAhead(section: string): void
  /**
   * Has the next `load` begin anew, whatever becomes of the attempt that is under way. Where that one
   * arrives after all, and before the next, it is the page.
   */
  giveUp(section: string, path: string): void
  /** Forgets a page that was loaded but does not work. */
  forget(section: string, path: string): void
}

/**
 * What a page needs first is asked for so much before the rest, in milliseconds. Priorities only order
 * answers that wait for the line: the first 14 kB, all that comes within a round trip, go to whichever
 * the server has first.
 */
const headStart = 50

type Attempts = Map<string, Promise<PageModule>>

/** Loads pages in the releases of a source. */
export function createPageLoader(releases: ReleaseSource): PageLoader {
  const underWay = { first: new Map() as Attempts, all: new Map() as Attempts }
  const loaded = new Map<string, PageModule>()
  const complete = new Set<PageModule>()
  /** How often each section was given up. One section's failure costs no other one a new address. */
  const attempts = new Map<string, number>()
  /** Sections that were asked for under their present address. */
  const asked = new Set<string>()
  /** Sections that were refused, and would be again at every other address. */
  const refused = new Map<string, unknown>()
  const attemptsAt = (section: string) => attempts.get(section) ?? 0

  async function loadModule(id: string, path: string): Promise<PageModule> {
    if (refused.has(id)) throw refused.get(id)
    const section = id === ownSection.id ? ownSection : await loadRelease(id, path)
    const page = section.pages.find((candidate) => candidate.path === path)
    if (!page) throw new OutdatedDocument(`The release of ${id} has no page ${path}`)
    const module = await page.load()
    if (typeof module.default !== 'function') throw new Error(`${path} exports no component`)
    return module
  }

  async function loadRelease(id: string, path: string): Promise<Section> {
    const release = await releases.find(id)
    // A later attempt asks under other addresses.
    if (attemptsAt(id) === 0 && carriesMany()) {
      preload(release.modules[path])
      setTimeout(preload, headStart, release.late?.[path], 'low')
    }
    asked.add(id)
    return loadSection(release, attemptsAt(id))
  }

  async function styled(id: string): Promise<void> {
    if (id !== ownSection.id) await addStyles((await releases.find(id)).styles)
  }

  async function loadFirst(id: string, path: string): Promise<PageModule> {
    // Asked for first, like all that goes into the first 14 kB.
    const styles = styled(id)
    const [module] = await Promise.all([loaded.get(path) ?? loadModule(id, path), styles])
    const first = loaded.get(path) ?? module
    loaded.set(path, first)
    return first
  }

  async function loadAll(id: string, path: string): Promise<PageModule> {
    const module = await once(underWay.first, loadFirst, id, path)
    try {
      await module.late?.load()
    } catch (error) {
      loaded.delete(path)
      throw error
    }
    complete.add(module)
    return module
  }

  function once(running: Attempts, work: typeof loadFirst, section: string, path: string) {
    const current = running.get(path)
    if (current) return current
    const loading = work(section, path)
    running.set(path, loading)
    const isCurrent = () => running.get(path) === loading
    loading.then(
      () => {
        if (isCurrent()) running.delete(path)
      },
      (error) => {
        if (isRefusal(error)) refused.set(section, error)
        if (isCurrent()) end(section, path)
      },
    )
    return loading
  }

  function end(section: string, path: string) {
    underWay.first.delete(path)
    underWay.all.delete(path)
    // Where the registry alone did not come, the browser remembers no failure of the section.
    if (asked.delete(section)) attempts.set(section, attemptsAt(section) + 1)
  }

  return {
    async load(section, path, parts = 'all') {
      const work = parts === 'first' ? loadFirst : loadAll
      return (await once(underWay[parts], work, section, path)).default
    },
    loaded(path, parts) {
      const module = loaded.get(path)
      return module && (parts === 'first' || complete.has(module)) ? module.default : null
    },
    fetchAhead(section) {
      if (section === ownSection.id || !carriesMany()) return
      releases.find(section).then(
        ({ common, styles }) => {
          // Older browsers would not ask for them again under the same address.
          const failed = () => attempts.set(section, attemptsAt(section) || 1)
          preload(common, 'low', failed)
          preloadStyles(styles)
        },
        () => {},
      )
    },
    giveUp(section, path) {
      if (!underWay.first.has(path) && !underWay.all.has(path)) return
      loaded.delete(path)
      end(section, path)
    },
    forget(section, path) {
      loaded.delete(path)
      end(section, path)
    },
  }
}

/** Fetches modules side by side, where imports would have one wait for another to name it. */
function preload(
  modules: readonly string[] = [],
  fetchPriority: 'auto' | 'low' = 'auto',
  failed = () => {},
): void {
  for (const href of modules) addLink({ rel: 'modulepreload', href, fetchPriority }, failed)
}

function preloadStyles(styles: readonly string[]): void {
  for (const href of styles) addLink({ rel: 'preload', as: 'style', href, fetchPriority: 'low' })
}

function addLink(link: Partial<HTMLLinkElement>, onerror: (() => void) | null = null): void {
  if (document.querySelector(`link[href="${link.href}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), link, { onerror }))
}

/** HTTP/1.1 has six connections: modules that hang on all of them would hold up everything else. */
function carriesMany(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return /^h[23]/.test(navigation?.nextHopProtocol ?? '')
}
