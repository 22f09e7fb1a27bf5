import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { languages } from '@portal/shared/i18n'
import { municipality } from '@portal/shared/site'
import { buildForms } from '../forms/build-forms.ts'
import { listFiles, precompress } from '../release/files.ts'
import { documentsFolder } from '../release/release.ts'
import { type RegistryFile, releaseFolder, storeFolder } from '../release/store.ts'
import { checkPages, reportErrors } from './check-pages.ts'
import { criticalStyles } from './critical-styles.ts'
import { documentFile, documentHtml, json, type Settings } from './document.ts'
import { inlineScripts } from './inline-scripts.ts'
import { allIntegrity, pageModules } from './page-modules.ts'
import { browserRegistry, type Releases, readReleases } from './releases.ts'
import { notFoundPath, renderAll } from './render.ts'
import { searchEntries } from './search-index.ts'
import { securityHeaders } from './security-headers.ts'
import { importShell } from './server-modules.ts'

/** The file with the headers of all answers, in the site's folder. */
export const headersFile = 'headers.json'

/**
 * Turns releases into documents: every page in every language, and all that is published beside
 * them, in a new folder of the store. What is being served meanwhile stays untouched.
 *
 * @returns the folder's name, to be written into the registry
 * @throws OperatorError that lists what does not fit, leaving nothing behind
 */
export async function compose(
  current: Pick<RegistryFile, 'shell' | 'sections'>,
  settings: Settings,
): Promise<string> {
  const releases = await readReleases(current)
  const site = `sites/${await siteVersion(releases, settings)}`
  const folder = join(storeFolder, site)
  if (existsSync(folder)) return site

  const draft = `${folder}.${process.pid}.draft`
  try {
    await composeInto(draft, releases, settings)
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  return site
}

async function composeInto(draft: string, releases: Releases, settings: Settings): Promise<void> {
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(draft, file)), { recursive: true })
    await writeFile(join(draft, file), content)
  }
  await mkdir(draft, { recursive: true })
  await buildForms(join(draft, 'forms'))
  for (const { id, version } of releases.sections) {
    const documents = join(releaseFolder(id, version), documentsFolder)
    if (existsSync(documents))
      await cp(documents, join(draft, 'documents'), {
        recursive: true,
        force: false,
        errorOnExist: true,
      })
  }
  const pages = await renderAll(releases)
  const listed = pages.filter((page) => page.path !== notFoundPath)
  reportErrors(checkPages(pages, releases, new Set(listFiles(draft).map((file) => `/${file}`))))

  const styles = await criticalStyles(pages, releases)
  const { rootId, registryId } = await importShell(releases.shell.version)
  const registry = browserRegistry(releases)
  const integrity = allIntegrity(releases)
  const icon = releases.shell.entry.replace(/\/client\/.*/, '/client/favicon.svg')
  for (const page of pages) {
    const modules = pageModules(releases, page)
    const own = styles.get(page.section) ?? ''
    const parts = {
      page,
      registry,
      settings,
      styles: own,
      modules,
      integrity,
      rootId,
      registryId,
      icon,
    }
    const html = documentHtml({ ...parts, listed: listed.includes(page) })
    await write(documentFile(page.path, page.language), html)
  }
  for (const language of languages) {
    const inLanguage = listed.filter((page) => page.language === language)
    await write(`search.${language}.json`, JSON.stringify(searchEntries(inLanguage)))
  }
  const paths = listed.filter((page) => page.language === 'en').map((page) => page.path)
  await write('sitemap.xml', sitemap(paths))
  await write(
    'robots.txt',
    `User-agent: *\nAllow: /\nSitemap: ${municipality.website}/sitemap.xml\n`,
  )
  await precompress(draft)
  const inline = {
    scripts: [...Object.values(inlineScripts), json({ integrity })],
    styles: [...styles.values()],
  }
  await write(headersFile, JSON.stringify(securityHeaders(settings, inline), null, 2))
}

function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => {
    const address = municipality.website + path
    return `<url><loc>${address}</loc><xhtml:link rel="alternate" hreflang="en-PH" href="${address}"/><xhtml:link rel="alternate" hreflang="fil-PH" href="${address}?lang=fil"/></url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}

/** The same releases, settings and composer make the same site; anything else a new one. */
async function siteVersion({ shell, sections }: Releases, settings: Settings): Promise<string> {
  const hash = createHash('sha256')
  hash.update(
    JSON.stringify([shell.version, sections.map(({ id, version }) => [id, version]), settings]),
  )
  for (const part of ['.', '../forms', '../pdf', '../release']) {
    const folder = join(import.meta.dirname, part)
    for (const file of listFiles(folder)) hash.update(await readFile(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 12)
}
