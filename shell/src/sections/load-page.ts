import type { PageModule, Section } from '@portal/shared/section'
import type { ComponentType } from 'react'
import ownSection from '../section.ts'
import { isRefusal, loadSection } from './federation.ts'
import { OutdatedDocument, type ReleaseSource } from './releases.ts'
import { addStyles } from './styles.ts'

export interface PageLoader {
  /**
   * The page's component. One attempt at a time: whoever asks meanwhile waits for the same one.
   *
   * @param composed - the document shows the page: parts of it may come late
   */
  load(section: string, path: string, composed?: boolean): Promise<ComponentType>
  /**
   * Has the next `load` begin anew, whatever becomes of the attempt that is under way. Where that one
   * arrives after all, and before the next, it is the page.
   */
  giveUp(section: string, path: string): void
  /** Forgets a page that was loaded but does not work. */
  forget(section: string, path: string): void
}

/** Loads pages in the releases of a source. */
export function createPageLoader(releases: ReleaseSource): PageLoader {
  const underWay = new Map<string, Promise<ComponentType>>()
  const loaded = new Map<string, PageModule>()
  /** How often each section was given up. One section's failure costs no other one a new address. */
  const attempts = new Map<string, number>()
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

  async function loadWhole(id: string, path: string, composed: boolean): Promise<PageModule> {
    const module = loaded.get(path) ?? (await loadModule(id, path))
    if (composed) return module
    try {
      await module.late?.load()
    } catch (error) {
      loaded.delete(path)
      throw error
    }
    return module
  }

  async function loadRelease(id: string, path: string): Promise<Section> {
    const release = await releases.find(id)
    // A later attempt asks under other addresses.
    if (attemptsAt(id) === 0 && carriesMany()) preload(release.modules[path] ?? [])
    return loadSection(release, attemptsAt(id))
  }

  async function styled(id: string): Promise<void> {
    if (id !== ownSection.id) await addStyles((await releases.find(id)).styles)
  }

  async function attempt(id: string, path: string, composed: boolean): Promise<ComponentType> {
    const [module] = await Promise.all([loadWhole(id, path, composed), styled(id)])
    const first = loaded.get(path) ?? module
    loaded.set(path, first)
    return first.default
  }

  function end(section: string, path: string) {
    underWay.delete(path)
    attempts.set(section, attemptsAt(section) + 1)
  }

  return {
    async load(section, path, composed = false) {
      const running = underWay.get(path)
      if (running) return running
      const loading = attempt(section, path, composed)
      underWay.set(path, loading)
      const isCurrent = () => underWay.get(path) === loading
      loading.then(
        () => {
          if (isCurrent()) underWay.delete(path)
        },
        (error) => {
          if (isRefusal(error)) refused.set(section, error)
          if (isCurrent()) end(section, path)
        },
      )
      return loading
    },
    giveUp(section, path) {
      if (!underWay.has(path)) return
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
function preload(modules: readonly string[]): void {
  for (const href of modules) {
    if (document.querySelector(`link[rel="modulepreload"][href="${href}"]`)) continue
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
}

/** HTTP/1.1 has six connections: modules that hang on all of them would hold up everything else. */
function carriesMany(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return /^h[23]/.test(navigation?.nextHopProtocol ?? '')
}
