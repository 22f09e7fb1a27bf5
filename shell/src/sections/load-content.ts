import { findPage, normalizePath, type Registry, type SectionRelease } from '@portal/shared/section'
import type { ComponentType } from 'react'
import { notFoundTitle } from '../pages/not-found/title.ts'
import ownSection from '../section.ts'
import { fetchComposed } from './composed.ts'
import type { Content, ContentLoader } from './content.ts'
import { loadSection } from './federation.ts'
import { addStyles } from './styles.ts'

/** Longest wait for a section before its plain text is shown instead, in milliseconds. */
const patience = 4000

/** Where the frame gets its content from: the releases that a registry names. */
export function createContentLoader(registry: Registry): ContentLoader {
  return {
    load: (pathname, composedHtml) => loadContent(registry, pathname, composedHtml),
    prefetch: (pathname) => prefetch(registry, pathname),
  }
}

const loaded = new Map<string, Promise<ComponentType>>()

async function loadContent(
  registry: Registry,
  pathname: string,
  composedHtml?: string,
): Promise<Content> {
  const path = normalizePath(pathname)
  const found = findPage(registry, path)
  if (!found) return { kind: 'not-found', path, title: notFoundTitle }
  const about = { path, section: found.section.id, title: found.page.title }
  try {
    const Page = await withinPatience(loadPage(found.section, path))
    return { kind: 'page', ...about, Page }
  } catch (error) {
    console.warn(`Section ${found.section.id} could not be loaded:`, error)
    const html = composedHtml ?? (await fetchComposed(path).catch(() => null))
    return html === null ? { kind: 'unavailable', ...about } : { kind: 'composed', ...about, html }
  }
}

function prefetch(registry: Registry, pathname: string): void {
  const found = findPage(registry, pathname)
  if (found) loadPage(found.section, normalizePath(pathname)).catch(() => {})
}

function loadPage(release: SectionRelease, path: string): Promise<ComponentType> {
  const known = loaded.get(path)
  if (known) return known
  const loading = loadNewPage(release, path)
  loaded.set(path, loading)
  loading.catch(() => loaded.delete(path))
  return loading
}

async function loadNewPage(release: SectionRelease, path: string): Promise<ComponentType> {
  const [section] = await Promise.all([
    release.id === ownSection.id ? ownSection : loadSection(release),
    addStyles(release.styles),
  ])
  const page = section.pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`Release ${release.version} of ${release.id} has no page ${path}`)
  return (await page.load()).default
}

function withinPatience<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
