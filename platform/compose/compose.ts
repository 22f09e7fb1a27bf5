import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@portal/shared/i18n'
import type { Preview } from '../../shell/src/document/document-data.ts'
import { feedFiles } from '../feeds/feed-files.ts'
import { digestOf, linkFiles, listFiles, precompress, writeWithFolder } from '../release/files.ts'
import {
  documentsFolder,
  type Releases,
  type SectionRelease,
  type ShellRelease,
} from '../release/release.ts'
import { readStored, releasePath, shellId } from '../release/store.ts'
import { checkHotlines, checkPages, reportErrors } from './check-pages.ts'
import { commonFiles } from './common-files.ts'
import { composerDigest } from './composer.ts'
import { directoryOf, importMap, registryOf } from './directory.ts'
import type { Settings } from './document.ts'
import { ended } from './ended.ts'
import { scriptJson } from './markup-text.ts'
import { outboundPage, outboundPath } from './outbound.ts'
import { type Composing, type Part, partFiles, partOf } from './part.ts'
import {
  commonHeaders,
  contentPolicy,
  pictureSources,
  type SiteHeaders,
} from './security-headers.ts'
import { lendSingletons } from './server-modules.ts'
import { workerPart } from './service-worker/worker-part.ts'
import {
  headersFile,
  type MadeOf,
  madeOfFile,
  robotsText,
  securityText,
  sitemapText,
} from './site-files.ts'

/** Where the banner of a preview leads; only the server answers there. */
const endOfPreview = '/preview/end'

export interface Composition {
  /** Folder of the site below the store, to be written into the registry. */
  site: string
  /** Digest of the code that composed it. */
  composer: string
  /** Paths below the store of all that is new and still lies in the draft. */
  created: string[]
  /** Sections whose pages were rendered, and those whose documents were written. */
  rendered: string[]
  written: string[]
}

/**
 * Turns releases into a site: documents for every page in every language, and all that is published
 * beside them. Whatever the store has already is used again. Everything new lies in the draft, laid
 * out like the store; the store itself is only read.
 *
 * @throws OperatorError that lists what does not fit
 */
export async function compose(
  releases: Releases,
  settings: Settings,
  draft: string,
  preview: Preview | null = null,
): Promise<Composition> {
  lendSingletons(releases)
  const composing: Composing = {
    releases,
    directory: directoryOf(releases),
    settings,
    preview,
    draft,
    composer: await composerDigest(),
    report: { rendered: [], written: [] },
  }
  const common = [...(await commonFiles(composing)), await workerPart(composing)]
  // Side by side: while the documents of one are compressed, those of the next are made.
  const sections = [...releases.sections, null].map((section) => partOf(composing, section))
  // None may write into the draft once it is given up.
  const parts = [...common, ...(await ended(sections))]
  const madeOf: MadeOf = {
    composer: composing.composer,
    shell: releases.shell.facts.version,
    sections: Object.fromEntries(releases.sections.map(({ facts }) => [facts.id, facts.version])),
    parts: parts.map(({ path }) => path),
  }
  const name = digestOf(madeOf, settings)
  const site = `sites/${name}`
  if (!(await readStored(`${site}/${madeOfFile}`))) {
    await writeSite(composing, parts, name, madeOf, join(draft, site))
  }
  const paths = [...parts.map(({ path }) => path), site, ...contentsIn(draft)]
  return {
    site,
    composer: composing.composer,
    created: paths.filter((path) => existsSync(join(draft, path))),
    rendered: parts.map(({ id }) => id).filter((id) => composing.report.rendered.includes(id)),
    written: composing.report.written,
  }
}

async function writeSite(
  { releases, settings, directory, preview }: Composing,
  parts: readonly Part[],
  name: string,
  madeOf: MadeOf,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const part of parts) await linkFiles(partFiles(part), folder)
  for (const { facts, folder: release } of releases.sections) {
    const documents = join(release, documentsFolder)
    if (!existsSync(documents)) continue
    await linkFiles(documents, join(folder, documentsFolder)).catch((error) => {
      if (error.code !== 'EEXIST') throw error
      reportErrors([`Section ${facts.id} publishes a document that another section has.`])
    })
  }
  const all = parts.flatMap(({ facts }) => facts.pages)
  const own = join(folder, '..', `${name}.own`)
  const write = (file: string, content: string) => writeWithFolder(join(own, file), content)
  for (const language of languages) {
    const found = all.filter((page) => page.language === language)
    await write(`search.${language}.json`, JSON.stringify(found.flatMap(({ search }) => search)))
  }
  const paths = directory.sections.flatMap((section) => section.pages.map(({ path }) => path))
  await write('sitemap.xml', sitemapText(paths))
  await write('robots.txt', robotsText)
  await write('.well-known/security.txt', securityText)
  const outbound = await outboundPage()
  await write(outboundPath, outbound.html)
  await write('registry.json', scriptJson(registryOf(releases, name)))
  const files = [
    ...[folder, own].flatMap((place) => listFiles(place).map((file) => `/${file}`)),
    ...feedFiles.map(({ path }) => path),
    ...(preview ? [endOfPreview] : []),
    ...[releases.shell, ...releases.sections].flatMap(releasedFiles),
  ]
  reportErrors([
    ...checkPages(all, releases, new Set(files), pictureSources(settings)),
    ...checkHotlines(all),
  ])

  await precompress(own)
  const headers = headersOf(releases, parts, settings, name, outbound.policy)
  await write(headersFile, JSON.stringify(headers, null, 2))
  await write(madeOfFile, JSON.stringify(madeOf, null, 2))
  await linkFiles(own, folder)
}

/** Addresses of the files that a release has for browsers. */
function releasedFiles({ facts, folder }: ShellRelease | SectionRelease): string[] {
  const id = facts.kind === 'shell' ? shellId : facts.id
  const client = `/${releasePath(id, facts.version)}/client`
  return listFiles(join(folder, 'client')).map((file) => `${client}/${file}`)
}

/** Every document may load its own section's scripts, and pin those of all others when it needs them. */
function headersOf(
  { sections }: Releases,
  parts: readonly Part[],
  settings: Settings,
  name: string,
  outboundPolicy: string,
): SiteHeaders {
  const maps = sections.map(({ facts }) => importMap(facts.integrity))
  const policies = parts.flatMap(({ facts }) => {
    const { scripts, styles } = facts.inline
    const policy = contentPolicy(settings, { scripts: [...scripts, ...maps], styles })
    return facts.pages.map(({ path }) => [path, policy] as const)
  })
  const inline = parts.map(({ facts }) => facts.inline)
  const everything = {
    scripts: [...new Set([...inline.flatMap(({ scripts }) => scripts), ...maps])],
    styles: inline.flatMap(({ styles }) => styles),
  }
  return {
    all: commonHeaders(settings, name),
    policies: { ...Object.fromEntries(policies), [outboundPath]: outboundPolicy },
    commonPolicy: contentPolicy(settings, everything),
  }
}

function contentsIn(draft: string): string[] {
  const folder = join(draft, 'contents')
  return existsSync(folder) ? listFiles(folder).map((file) => `contents/${file}`) : []
}
