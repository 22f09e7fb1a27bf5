import { allSpellings, type Directory, findPage, normalizePath } from '@portal/shared/section'
import { earlyInputIn } from '@portal/shared/ui'
import { within } from '@portal/shared/within'
import { readPageData } from '../document/document-data.ts'
import { loadAnew } from '../load-anew.ts'
import { offlineContent } from '../offline/offline-content.ts'
import { notFoundTitle } from '../pages/not-found/title.ts'
import { whenIdle } from '../when-idle.ts'
import { composedHtml, fetchDocument, outletId, type PlainText } from './composed.ts'
import type { Content, ContentLoader, PageInfo } from './content.ts'
import { isRefusal } from './federation.ts'
import { createPageLoader, type Parts } from './load-page.ts'
import { OutdatedDocument, type ReleaseSource } from './releases.ts'
import { reloadOnce } from './reload-once.ts'
import { plainTextDelay, timeout } from './timeout.ts'

/**
 * Longest waits, in milliseconds: for a page to come alive, and for its plain text in its place. Both
 * end soon enough for a slow phone to show something within 4 s. A dev server has no plain text, and
 * transforms what it is asked for first.
 */
const timeouts = { page: import.meta.env.MODE === 'development' ? 60_000 : 3000, text: 3500 }

/** Under how many addresses a section is asked for; a browser may remember each that failed. */
const addresses = allSpellings('/sections/').length

/**
 * How long a page that does not come is left alone before it is asked for again by itself, in
 * milliseconds: at first, and at most. A phone on a broken signal believes in its line, so nothing tells
 * it to try again.
 */
const pauses = { first: 10_000, longest: 80_000 }

/** What nothing follows: the document is on its way out, or a page comes in another way. */
const never = new Promise<never>(() => {})

/** Where the frame gets its content from: the pages of a directory, in the releases of a source. */
export function createContentLoader(directory: Directory, releases: ReleaseSource): ContentLoader {
  const pages = createPageLoader(releases)
  /** Plain texts of pages, as far as they are at hand. */
  const texts = new Map<string, PlainText>()
  let failedPresses = 0
  /** The attempts that were asked for last, by path. */
  const newest = new Map<string, Promise<unknown>>()

  return {
    async load(pathname, { shownHtml, fromTop = false, pressed = false } = {}) {
      const path = normalizePath(pathname)
      const found = findPage(directory, path)
      if (!found) return { kind: 'not-found', path, title: notFoundTitle }
      const about = { path, section: found.section.id, title: found.page.title }
      const isComposed = shownHtml !== undefined
      if (isComposed) texts.set(path, { html: shownHtml, lang: document.documentElement.lang })
      const isKept = () => (isComposed || pressed) && isWrittenIn()
      const composed = documentOf(path)
      // What the browser remembers of failures goes with the document. Another one must be there.
      const isLast = pressed && failedPresses >= addresses && !isForeign(texts.get(path))
      if (isLast && (await composed.fetch()) && isWanted(path) && !isKept() && loadAnew())
        return never

      const parts = isComposed || fromTop ? 'first' : 'all'
      const loading = pages.load(about.section, path, parts)
      newest.set(path, loading)
      const page = loading.then((Page) => live(about, Page))
      const doubt = setTimeout(composed.fetch, plainTextDelay)
      try {
        return await within(timeouts.page, page)
      } catch (error) {
        pages.giveUp(about.section, path)
        if (pressed) failedPresses++
        const leave = pressed ? loadAnew : reloadOnce
        const isOver = isOutdated(error) && !isComposed
        if (isOver && isWanted(path) && !isKept() && leave()) return never
        console.warn(`Section ${about.section} could not be loaded:`, error)
        // Then the page takes the text's place, and needs all its parts.
        const whole = loading.then(() => pages.load(about.section, path))
        const isMissed = () => newest.get(path) === loading && !pages.loaded(path, 'all')
        const isFinal = isRefusal(error) || isOutdated(error)
        const arrival = isFinal ? whole : Promise.any([whole, again(about, isMissed)])
        const later = arrival.then((Page) => live(about, Page))
        // Nobody waits for it yet.
        later.catch(() => {})
        return { ...(await standIn(about, composed.fetch(), isKept)), later }
      } finally {
        clearTimeout(doubt)
      }
    },
    ready(pathname, { fromTop = false }) {
      const path = normalizePath(pathname)
      const found = findPage(directory, path)
      const Page = found && pages.loaded(path, fromTop ? 'first' : 'all')
      return Page ? live({ path, section: found.section.id, title: found.page.title }, Page) : null
    },
    async failed({ path, section, title }) {
      // Its code is the same at every address: only what another document names can do better.
      failedPresses = addresses
      pages.forget(section, path)
      const known = texts.get(path)
      const asked = known && !isForeign(known) ? Promise.resolve(null) : documentOf(path).fetch()
      const content = await standIn({ path, section, title }, asked)
      return { ...content, unexpected: true }
    },
    prefetch(pathname) {
      const found = findPage(directory, pathname)
      if (!found) return
      const load = (parts: Parts) => pages.load(found.section.id, normalizePath(pathname), parts)
      // The page may be asked for any moment: nothing else of it is evaluated before.
      const loadRest = () => whenIdle(() => load('all').catch(() => {}))
      load('first').then(loadRest, () => {})
    },
    fetchAhead(pathnames) {
      const sections = pathnames.map((pathname) => findPage(directory, pathname)?.section.id)
      for (const id of new Set(sections)) if (id) pages.fetchAhead(id)
    },
    document: (pathname) => documentOf(normalizePath(pathname)).fetch(),
  }

  /**
   * Loads a page once more as soon as its release can be had again. Asks by a fetch first, which leaves
   * no trace: the addresses of modules are few, and a browser may remember each that failed.
   *
   * @param isMissed - whether the page has not come in another way, nor been asked for anew
   */
  async function again({ section, path }: PageInfo, isMissed: () => boolean) {
    for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
      await new Promise((over) => {
        setTimeout(over, pause)
        document.addEventListener('visibilitychange', over, { once: true })
      })
      if (!isMissed()) return never
      if (document.hidden || !isWanted(path)) continue
      const isThere = await canBeHad(section)
      if (isThere === null) return never
      if (!isThere) continue
      const loading = pages.load(section, path)
      // Whoever presses “Try again” must not wait for it.
      within(timeouts.page, loading).catch(() => pages.giveUp(section, path))
      return loading
    }
  }

  /** Whether a section's release can be fetched: null where it never can by this document. */
  async function canBeHad(section: string): Promise<boolean | null> {
    const signal = timeout(timeouts.text)
    const asked = releases.find(section).then(async ({ entry }) => {
      const { ok, headers } = await fetch(entry, { method: 'HEAD', cache: 'no-store', signal })
      // Not the login page of a hotspot.
      return ok && /javascript/.test(headers.get('content-type') ?? '')
    })
    return within(timeouts.text, asked).catch((error) => (isOutdated(error) ? null : false))
  }

  /**
   * What is shown where a page cannot come alive: its plain text, else a notice that says so.
   *
   * @param isKept - whether the text is on the screen already, and must stay there as it is
   */
  async function standIn(about: PageInfo, asked: Promise<Document | null>, isKept?: () => boolean) {
    const fetched = await asked
    const fresh = isKept?.() ? null : fetched
    if (fresh && hasMovedOn(about.section, fresh) && isWanted(about.path) && reloadOnce())
      return never
    const text = fresh ? textIn(fresh) : texts.get(about.path)
    // What the dev server answers holds no text of any page.
    if (!text || (import.meta.env.DEV && !text.html)) {
      return navigator.onLine
        ? { kind: 'unavailable' as const, ...about }
        : offlineContent(about.path)
    }
    texts.set(about.path, text)
    return { kind: 'composed' as const, ...about, ...text }
  }

  /** Whether the server has another release than the one that failed: that one may be gone. */
  function hasMovedOn(section: string, fresh: Document): boolean {
    const current = readPageData(fresh).release
    const failed = releases.known(section)
    return current !== null && failed !== null && current.version !== failed.version
  }
}

function live(about: PageInfo, Page: Extract<Content, { kind: 'page' }>['Page']): Content {
  return { kind: 'page', ...about, Page }
}

/** A page's document, fetched at most once and by the time that a text is due; else null. */
function documentOf(path: string) {
  const due = timeout(timeouts.text)
  let asked: Promise<Document | null> | undefined
  return {
    fetch() {
      asked ??= within(timeouts.text, fetchDocument(path, due)).catch(() => null)
      return asked
    },
  }
}

/** The address is the next page's as soon as it is asked for; the visitor may have gone back since. */
function isWanted(path: string): boolean {
  return normalizePath(location.pathname) === path
}

/** Whether what is shown holds what the visitor has written, as newer text would not. */
function isWrittenIn(): boolean {
  const outlet = document.getElementById(outletId)
  return outlet !== null && earlyInputIn(outlet).values.size > 0
}

/** What a page's composed document says of it. */
function textIn(document: Document): PlainText {
  return { html: composedHtml(document) ?? '', lang: document.documentElement.lang }
}

/** Whether a text is in the language that was left: then another text is wanted, not another page. */
function isForeign(text?: PlainText): boolean {
  return !!text && text.lang !== document.documentElement.lang
}

function isOutdated(error: unknown): boolean {
  return error instanceof OutdatedDocument
}
