import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Preview } from '../../shell/src/document/document-data.ts'
import { Misfit, reportErrors } from '../compose/check-pages.ts'
import { type Composition, compose } from '../compose/compose.ts'
import type { Settings } from '../compose/document.ts'
import { type MadeOf, madeOfFile } from '../compose/site-files.ts'
import { acquireLock } from '../lock/lock.ts'
import { OperatorError } from '../operator-error.ts'
import type { Candidate } from './candidates.ts'
import { flushToDisk, listFiles, readableByAll, writeWithFolder } from './files.ts'
import { withHandEdits } from './hand-edits.ts'
import { currentVersion } from './history.ts'
import type { Releases } from './release.ts'
import {
  type Change,
  type ChangedBy,
  type Current,
  hasRelease,
  type RegistryFile,
  readRegistry,
  readSectionRelease,
  readShellRelease,
  readStored,
  releaseFolder,
  releasePath,
  shellId,
  storeFolder,
  writeRegistry,
} from './store.ts'
import { verifyReleases } from './verify.ts'

/** What is to change, as the registry of the moment allows it. */
export interface Plan {
  by: ChangedBy
  /** Releases that become current. */
  candidates: readonly Candidate[]
  /** Sections that leave the portal. */
  removed?: readonly string[]
  settings?: Settings
  /** What else the person may do where the portal would not hold together. */
  advice?: string
}

export interface Landing {
  changes: Change[]
  composition: Composition
}

/** Longest wait for another team's change of the same store, in milliseconds. */
const lockTimeout = 300_000

/** Settings of documents while nobody has started the portal: it serves its own data. */
const noSettings: Settings = { supabaseUrl: '', supabaseAnonKey: '' }

/**
 * Changes which releases are current: all of the plan or nothing of it. One change at a time; others
 * wait, and then build on what has landed meanwhile.
 *
 * Everything new is made in a draft, verified, and moved to its place by renames. The last rename is
 * the registry's: a process killed before it leaves the old state, and folders that nobody names.
 *
 * @param choose - decides on the registry as it is when the change's turn has come
 * @throws OperatorError that says what does not fit; the store is then as it was
 */
export async function land(
  choose: (registry: RegistryFile | null) => Plan | Promise<Plan>,
): Promise<Landing> {
  return withDraft(async (draft) => {
    const registry = await withHandEdits(await readRegistry())
    const plan = await choose(registry)
    const settings = plan.settings ?? registry?.settings ?? noSettings
    const { shell, sections, changes } = applyPlan(registry, plan)
    const releases = await readReleases(shell, sections, plan.candidates)
    const composition = await composeVerified(releases, settings, draft).catch((error) => {
      if (!plan.advice || !(error instanceof Misfit)) throw error
      throw new OperatorError(`${error.message}\n${plan.advice}`)
    })
    if (registry) await tellOfOtherCode(registry, composition)

    await keepReleases(plan.candidates, draft)
    await keepCreated(composition, draft)
    const history = [...(registry?.history ?? []), ...changes]
    const next = { format: 2 as const, settings, shell, sections, site: composition.site, history }
    if (changes.length > 0 || JSON.stringify(next) !== JSON.stringify(registry)) {
      await writeRegistry(next)
    }
    return { changes, composition }
  })
}

/** Whoever publishes, or starts the portal, from an older checkout takes back more than a release. */
async function tellOfOtherCode({ site }: RegistryFile, { composer }: Composition): Promise<void> {
  const before = await readStored<MadeOf>(`${site}/${madeOfFile}`)
  if (!before || before.composer === composer) return
  console.log(
    'The site before was made by another state of the checkout: forms, the sheet of hotlines and all documents are as this one makes them now.',
  )
}

/**
 * Puts a release into the store and composes a site with it, without making either current.
 *
 * @returns the site's folder below the store, and the path of the release's first page
 */
export async function stage(candidate: Candidate): Promise<{ site: string; path: string }> {
  return withDraft(async (draft) => {
    const registry = await readRegistry()
    if (!registry) throw new OperatorError(emptyStore)
    const plan = { by: 'publish' as const, candidates: [candidate] }
    const { shell, sections } = applyPlan(registry, plan)
    const releases = await readReleases(shell, sections, plan.candidates)
    const { id, version } = candidate
    if (currentVersion(registry, id) === version) {
      throw new OperatorError(
        `Release ${version} of ${id} is the current one: everybody sees it already.`,
      )
    }
    const preview: Preview = { section: id, version }
    const composition = await composeVerified(releases, registry.settings, draft, preview)
    await keepReleases(plan.candidates, draft)
    await keepCreated(composition, draft)
    // What was there already counts as new: prune goes by the age of what no registry names.
    for (const path of [composition.site, releasePath(id, version)]) {
      await renewAge(join(storeFolder, path))
    }
    const released = [releases.shell, ...releases.sections].find(
      ({ folder }) => folder === candidate.folder,
    )
    return { site: composition.site, path: released?.facts.pages[0]?.path ?? '/' }
  })
}

/** Gives a folder the time of now. A colleague's takes it from a change in it, but not when told to. */
async function renewAge(folder: string): Promise<void> {
  await rm(await mkdtemp(join(folder, '.renewed-')), { recursive: true })
}

/** What to do about a store without a shell, which a publication of one part cannot begin. */
export const emptyStore = `The store ${storeFolder} is empty: run npm start once in a checkout of everything${
  process.env['PORTAL_STORE'] ? '' : ', or set PORTAL_STORE to the store that the teams share'
}.`

/** Runs alone on the store. @throws OperatorError where another process keeps it for too long */
export async function withStoreLock<Result>(work: () => Promise<Result>): Promise<Result> {
  readableByAll()
  await mkdir(storeFolder, { recursive: true })
  const lock = await acquireLock(storeFolder, {
    timeout: lockTimeout,
    message: (holder) =>
      `The store ${storeFolder} is being changed by ${holder} since more than ${lockTimeout / 60_000} minutes. Wait for it, or stop it.`,
  })
  try {
    return await work()
  } finally {
    await lock.release()
  }
}

/** Runs alone on the store, with a folder in it that is gone afterwards. */
export function withDraft<Result>(work: (draft: string) => Promise<Result>): Promise<Result> {
  const draft = join(storeFolder, 'draft')
  return withStoreLock(async () => {
    try {
      // What another process left when it was killed: we alone are here.
      await rm(draft, { recursive: true, force: true })
      await mkdir(draft, { recursive: true })
      return await work(draft)
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  })
}

function applyPlan(registry: RegistryFile | null, { by, candidates, removed = [] }: Plan) {
  const at = new Date().toISOString()
  const changes: Change[] = []
  const sections: Record<string, Current> = { ...registry?.sections }
  let shell = registry?.shell
  for (const { id, version } of candidates) {
    const replaced = id === shellId ? shell : sections[id]
    // The same release again: only a team's word takes it over from `npm start`.
    if (replaced?.version === version && (replaced.by === by || by === 'start')) continue
    const current = { version, since: at, by }
    if (id === shellId) shell = current
    else sections[id] = current
    changes.push({ at, by, id, version, replaced: replaced?.version ?? null })
  }
  for (const id of removed) {
    changes.push({ at, by, id, version: null, replaced: sections[id]?.version ?? null })
    delete sections[id]
  }
  if (!shell) throw new OperatorError(emptyStore)
  return { shell, sections, changes }
}

async function readReleases(
  shell: Current,
  sections: Record<string, Current>,
  candidates: readonly Candidate[],
): Promise<Releases> {
  const folderOf = (id: string, version: string) =>
    candidates.find((candidate) => candidate.id === id)?.folder ?? releaseFolder(id, version)
  return {
    shell: await readShellRelease(shell.version, folderOf(shellId, shell.version)),
    sections: await Promise.all(
      Object.entries(sections).map(([id, { version }]) =>
        readSectionRelease(id, version, folderOf(id, version)),
      ),
    ),
  }
}

async function composeVerified(
  releases: Releases,
  settings: Settings,
  draft: string,
  preview?: Preview,
): Promise<Composition> {
  reportErrors(await verifyReleases(releases))
  return compose(releases, settings, draft, preview)
}

/** Copies candidates into the store. A release that is there is never touched. */
async function keepReleases(candidates: readonly Candidate[], draft: string): Promise<void> {
  for (const { id, version, folder } of candidates) {
    if (hasRelease(id, version)) continue
    const copy = join(draft, releasePath(id, version))
    // As new files: a checkout that is only read from has folders in which nothing can be moved.
    for (const file of listFiles(folder)) {
      await writeWithFolder(join(copy, file), await readFile(join(folder, file)))
    }
    await moveTo(releaseFolder(id, version), copy)
  }
}

async function keepCreated({ created }: Composition, draft: string): Promise<void> {
  for (const path of created) await moveTo(join(storeFolder, path), join(draft, path))
}

async function moveTo(target: string, from: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  if (existsSync(target)) await rm(target, { recursive: true })
  await flushToDisk(from)
  await rename(from, target)
}
