import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Directory } from '@portal/shared/section'
import { municipality } from '@portal/shared/site'
import { parse } from 'node-html-parser'
import type { Preview } from '../../shell/src/document/document-data.ts'
import { digestOf, writeCompressed, writeWithFolder } from '../release/files.ts'
import type { Releases, SectionRelease } from '../release/release.ts'
import { readStored, shellId, storeFolder } from '../release/store.ts'
import { pictureOf } from '../share-pictures/picture-of.ts'
import { type PageContent, renderContents, renderStandIns } from './contents.ts'
import { criticalStyles } from './critical-styles.ts'
import { importMap } from './directory.ts'
import { type DocumentInput, documentFile, documentHtml, type Settings } from './document.ts'
import { earlyModules } from './early-modules.ts'
import { ended } from './ended.ts'
import { inlineScripts } from './inline-scripts.ts'
import { pageData } from './page-data.ts'
import { inspectMarkup, type PageFindings, together } from './page-findings.ts'
import type { InlineTexts } from './security-headers.ts'
import { importSection, importShell } from './server-modules.ts'

/** A section's documents as a folder of the store, and what the rest of the site has to know of them. */
export interface Part {
  /** `shell` for the shell's own pages. */
  id: string
  /** Folder below the store that keeps it: `parts/<id>-<digest>`. */
  path: string
  /** Where it lies now: there, or still in a draft of the store. */
  folder: string
  facts: PartFacts
}

export interface PartFacts {
  pages: PageFindings[]
  /** The texts that the security policy of the part's documents has to allow. */
  inline: InlineTexts
}

/** What a part is made of besides its own section. */
export interface Composing {
  releases: Releases
  directory: Directory
  settings: Settings
  preview: Preview | null
  /** Folder for what is new, laid out like the store. */
  draft: string
  /** A digest of the code that composes. */
  composer: string
  /** Takes the id of a section whose pages had to be rendered, or whose documents had to be written. */
  report: { rendered: string[]; written: string[] }
}

const factsFile = 'part.json'

/** Where the portal is, for the addresses that printed pages write out. */
const websiteStyle = `:root{--website:"${municipality.website}"}`

/** Quality of brotli for documents: the highest takes three times as long for 1.3 % less. */
const documentQuality = 10

/**
 * A section's documents: those in the store, where nothing that they depend on has changed, else
 * new ones in the draft.
 *
 * @param section - null for the shell's own pages
 */
export async function partOf(composing: Composing, section: SectionRelease | null): Promise<Part> {
  const { releases, directory, settings, preview, composer } = composing
  const id = section?.facts.id ?? shellId
  const version = section?.facts.version ?? null
  const shell = releases.shell.facts.version
  const path = `parts/${id}-${digestOf(composer, shell, version, directory, settings, preview)}`
  const stored = await readStored<PartFacts>(`${path}/${factsFile}`)
  if (stored) return { id, path, folder: join(storeFolder, path), facts: stored }
  composing.report.written.push(id)
  const folder = join(composing.draft, path)
  const contents = section ? await contentsOf(composing, section) : await shellContents(composing)
  const facts = await writePart(composing, section, contents, join(folder, 'site'))
  await writeFile(join(folder, factsFile), JSON.stringify(facts))
  return { id, path, folder, facts }
}

/** Where a part keeps the files that appear on the site. */
export function partFiles({ folder }: Pick<Part, 'folder'>): string {
  return join(folder, 'site')
}

/**
 * A section's rendered pages. They depend on its release, the shell's and the code that composes, so
 * they are kept: a change of the menu writes all documents again, but renders no page.
 */
async function contentsOf(composing: Composing, section: SectionRelease): Promise<PageContent[]> {
  const { releases, directory, draft, composer } = composing
  const { id, version } = section.facts
  const key = digestOf(composer, releases.shell.facts.version, version)
  const path = `contents/${id}-${key}.json`
  const stored = await readStored<PageContent[]>(path)
  if (stored) return stored

  composing.report.rendered.push(id)
  const shell = await importShell(releases.shell.folder)
  const contents = await renderContents(shell, directory, await importSection(section))
  await writeWithFolder(join(draft, path), JSON.stringify(contents))
  return contents
}

/** The shell's own pages list the whole portal, so they are rendered with every change of it. */
async function shellContents({ releases, directory, preview, report }: Composing) {
  report.rendered.push(shellId)
  const shell = await importShell(releases.shell.folder)
  return [
    ...(await renderContents(shell, directory, shell.section)),
    ...(await renderStandIns(shell, directory, preview)),
  ]
}

/** A page in one language with the frame around it. */
interface FramedPage {
  page: PageFindings & Pick<PageContent, 'isStandIn'>
  markup: string
}

async function writePart(
  composing: Composing,
  section: SectionRelease | null,
  contents: readonly PageContent[],
  folder: string,
): Promise<PartFacts> {
  const { shell } = composing.releases
  const map = importMap({ ...shell.facts.integrity, ...section?.facts.integrity })
  const early = await earlyModules(shell)
  const scripts = await inlineScripts()
  // One page after the other: other threads compress its documents, while the next one is made here.
  let turn: Promise<unknown> = Promise.resolve()
  const writing = [...new Set(contents.map(({ path }) => path))].map(async (path) => {
    const made = turn.then(async () => {
      const languages = contents.filter((content) => content.path === path)
      const framed = await Promise.all(
        languages.map((content) => framedPage(composing, section, content)),
      )
      const markup = framed.map((version) => version.markup)
      const styles = websiteStyle + (await criticalStyles(composing.releases, section, markup))
      return { framed, styles }
    })
    turn = made
    const { framed, styles } = await made
    const constant = { scripts, styles, early, importMap: map }
    await ended(
      framed.map((version) =>
        writeDocument(composing, section, { ...version, ...constant }, folder),
      ),
    )
    return { pages: framed.map(({ page }) => page), styles }
  })
  const written = await ended(writing)
  const { language, dataSaver, fetchEarly, returning, boot } = scripts
  return {
    pages: written.flatMap(({ pages }) => pages),
    inline: {
      scripts: [language, dataSaver, fetchEarly, returning, boot, map],
      styles: [...new Set(written.map(({ styles }) => styles))],
    },
  }
}

async function framedPage(
  { releases, directory, preview }: Composing,
  section: SectionRelease | null,
  { hints, html, ...page }: PageContent,
): Promise<FramedPage> {
  if (page.isStandIn) return { page, markup: hints + html }
  const { path, language, title } = page
  const shell = await importShell(releases.shell.folder)
  const { before, after } = await shell.renderFrame({
    directory,
    preview,
    path,
    language,
    page: { section: section?.facts.id ?? shellId, title, Page: () => null },
  })
  const frame = inspectMarkup(parse(before + after))
  return { page: { ...page, ...together(page, frame) }, markup: hints + before + html + after }
}

async function writeDocument(
  { releases, directory, settings, preview }: Composing,
  section: SectionRelease | null,
  document: FramedPage & Pick<DocumentInput, 'scripts' | 'styles' | 'early' | 'importMap'>,
  folder: string,
): Promise<void> {
  const { page } = document
  const shell = await importShell(releases.shell.folder)
  const html = documentHtml({
    ...document,
    // Shells that were released before have none.
    standstill: (await shell.renderStandstill?.(page.language)) ?? '',
    directory,
    settings,
    preview,
    data: pageData(releases.shell, section, page.path),
    picture: pictureOf(section),
    icon: releases.shell.facts.entry.replace(/\/client\/.*/, '/client/favicon.png'),
  })
  const file = join(folder, documentFile(page.path, page.language))
  await ended([writeWithFolder(file, html), writeCompressed(file, html, documentQuality)])
}
