import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@portal/shared/i18n'
import { satisfies, valid } from 'semver'
import { portalPicture } from '../share-pictures/picture-of.ts'
import { listFiles } from './files.ts'
import type { Releases, SectionRelease, ShellRelease } from './release.ts'
import { pathInRelease } from './release-file.ts'
import { howToMend, isSafeName, releasePath, shellId } from './store.ts'
import { filesOfStyles } from './style-files.ts'
import { unscopedRules } from './style-scope.ts'

/**
 * Longest download that a page of a section may add to the shell: its entry, its modules and its
 * style sheet, in bytes as brotli sends them. On rural 3G 60 kB are 0.7 s of the line.
 */
const pageBudget = 60_000

const reservedPath =
  /^\/(404|documents|feeds|forms|health|offline|outbound|preview|registry|rest|robots|search|sections|service-worker|share|shell|sitemap)([/.]|$)/

/** Whether a path belongs to the portal itself, so that no page can have it. */
export function isReservedPath(path: string): boolean {
  return reservedPath.test(path)
}

/** Whether a name is the shell's, or that of the town's own picture, which lies beside the sections'. */
export function isReservedId(id: string): boolean {
  return id === shellId || id === portalPicture.name
}

/** The shell's own page may have this one. */
const shellsOwn = new Set(['/sitemap'])

/**
 * Holds releases against each other without running any of their code: contract, singletons, ids,
 * paths, styles, sizes.
 *
 * @returns what does not fit, a sentence each that names section and page; empty where all fits
 */
export async function verifyReleases(releases: Releases): Promise<string[]> {
  const { shell, sections } = releases
  const alone = await Promise.all(
    sections.map(async (section) => [
      ...checkContract(section, releases),
      ...checkSingletons(section, releases),
      ...checkMenu(section),
      ...(await checkFiles(section)),
    ]),
  )
  return [
    ...damage(shell, shellId, 'server/shell.mjs'),
    ...checkIds(releases),
    ...checkPaths(releases),
    ...alone.flat(),
  ]
}

/** What can only be read where all files of the release are there. */
async function checkFiles(section: SectionRelease): Promise<string[]> {
  const damaged = damage(section, section.facts.id, 'server/section.mjs')
  if (damaged.length > 0) return damaged
  return [...(await checkStyles(section)), ...(await checkSizes(section))]
}

/**
 * The first file that a release lacks, of all that browsers load and that its pages are rendered with.
 *
 * @param server - the file that renders its pages
 */
function damage(
  { facts, folder }: SectionRelease | ShellRelease,
  id: string,
  server: string,
): string[] {
  const loaded = [
    facts.entry,
    ...facts.modules,
    ...facts.styles,
    ...facts.pages.flatMap(({ modules, late }) => [...modules, ...(late?.modules ?? [])]),
  ]
  const missing = [server, ...loaded.map(pathInRelease)].find(
    (file) => !existsSync(join(folder, file)),
  )
  if (!missing) return []
  const name = id === shellId ? 'The shell' : `Section ${id}`
  return [`${name} ${facts.version} is damaged: ${folder} lacks ${missing}. ${howToMend(id)}`]
}

function checkMenu({ facts: { id, menu } }: SectionRelease): string[] {
  const entries = menu.flatMap((entry) => [entry, ...(entry.links ?? [])])
  return entries.flatMap(({ to, label }) =>
    languages
      .filter((language) => !label[language]?.trim())
      .map((language) => `Section ${id}: the menu's link to ${to} has no words in ${language}.`),
  )
}

function checkContract({ facts }: SectionRelease, { shell }: Releases): string[] {
  const { id, contract, version } = facts
  const offered = shell.facts.contract
  if (valid(contract) && satisfies(offered, `^${contract}`)) return []
  return [
    `Section ${id} ${version} was built for contract ${contract}, but shell ${shell.facts.version} offers ${offered}. Publish a shell that offers it first, or build the section for ${offered}.`,
  ]
}

function checkSingletons({ facts }: SectionRelease, { shell }: Releases): string[] {
  return Object.entries(facts.requires).flatMap(([name, range]) => {
    const offered = shell.facts.provides[name]
    if (offered && satisfies(offered, range)) return []
    const has = offered ? `lends ${offered}` : 'lends none'
    return [
      `Section ${facts.id} ${facts.version} needs ${name} ${range}, but shell ${shell.facts.version} ${has}. Publish the shell first, or build the section with what it lends.`,
    ]
  })
}

function checkIds({ sections }: Releases): string[] {
  const ids = sections.map(({ facts }) => facts.id)
  const entries = sections.flatMap(({ facts }) =>
    facts.menu.map((entry) => ({ entry: entry.id, section: facts.id })),
  )
  return [
    ...ids
      .filter((id) => !isSafeName(id) || !/^[a-z][a-z0-9]*$/.test(id) || isReservedId(id))
      .map(
        (id) =>
          `“${id}” cannot be a section's id: lower-case letters and digits, not “${shellId}” or “${portalPicture.name}”.`,
      ),
    ...duplicates(entries, ({ entry }) => entry).map(
      ([one, other]) =>
        `Sections ${one.section} and ${other.section} both have a menu entry “${one.entry}”.`,
    ),
  ]
}

function checkPaths({ shell, sections }: Releases): string[] {
  const all = [
    ...shell.facts.pages.map(({ path }) => ({ path, section: shellId })),
    ...sections.flatMap(({ facts }) =>
      facts.pages.map(({ path }) => ({ path, section: facts.id })),
    ),
  ]
  return [
    ...all
      .filter(({ path }) => !/^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/.test(path))
      .map(
        ({ path, section }) =>
          `Section ${section}: ${path} is no path of words, hyphens and slashes.`,
      ),
    ...all
      .filter(({ path }) => isReservedPath(path) && !shellsOwn.has(path))
      .map(
        ({ path, section }) => `Section ${section} cannot have ${path}: the portal uses it itself.`,
      ),
    ...duplicates(all, ({ path }) => path).map(
      ([one, other]) =>
        `Section ${other.section} cannot have ${one.path}: section ${one.section} has it already.`,
    ),
  ]
}

function duplicates<Item>(items: readonly Item[], keyOf: (item: Item) => string): [Item, Item][] {
  const seen = new Map<string, Item>()
  return items.flatMap((item) => {
    const first = seen.get(keyOf(item))
    seen.set(keyOf(item), first ?? item)
    return first ? [[first, item] as [Item, Item]] : []
  })
}

async function checkStyles({ facts, folder }: SectionRelease): Promise<string[]> {
  const { id, version } = facts
  const own = `/${releasePath(id, version)}/`
  const files = new Set(listFiles(folder).map((file) => encodeURI(own + file)))
  const problems = facts.styles.map(async (address) => {
    const sheet = await readFile(join(folder, pathInRelease(address)), 'utf8')
    return [
      ...unscopedRules(sheet, id).map(
        (rule) =>
          `Section ${id} ${version} has a style outside its scope: “${rule.slice(0, 120)}”. Its rules apply below [data-section="${id}"] only, and its animations carry its id in front.`,
      ),
      ...filesOfStyles(sheet, address)
        .filter((file) => !files.has(file))
        .map(
          (file) =>
            `Section ${id} ${version} has a style with the file ${file}, which is none of its release: put it into the section’s folder and name it from there, such as url(./picture.avif).`,
        ),
    ]
  })
  return (await Promise.all(problems)).flat()
}

async function checkSizes({ facts, folder }: SectionRelease): Promise<string[]> {
  const problems = await Promise.all(
    facts.pages.map(async ({ path, modules }) => {
      const addresses = new Set([...facts.modules, ...modules, ...facts.styles])
      const sizes = await Promise.all([...addresses].map((address) => sentSize(folder, address)))
      const sum = sizes.reduce((total, size) => total + size, 0)
      if (sum <= pageBudget) return []
      return [
        `Page ${path} of section ${facts.id} needs ${kilobytes(sum)} of its section, more than the ${kilobytes(pageBudget)} that a page may: load what is not needed at once on demand.`,
      ]
    }),
  )
  return problems.flat()
}

async function sentSize(folder: string, address: string): Promise<number> {
  const path = join(folder, pathInRelease(address))
  const sent = await stat(`${path}.br`).catch(() => stat(path))
  return sent.size
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}
