import { mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type MadeOf, madeOfFile } from '../compose/site-files.ts'
import { OperatorError } from '../operator-error.ts'
import { longestHours } from '../preview/ticket.ts'
import { runCommand } from '../run-command.ts'
import { deleteBuilt } from './delete-built.ts'
import { currentVersion, previousVersion, replacedAt } from './history.ts'
import { emptyStore, withDraft } from './land.ts'
import {
  foldersIn,
  type RegistryFile,
  readRegistry,
  readStored,
  releaseFolder,
  releasePath,
  shellId,
  storedVersions,
  storeFolder,
} from './store.ts'

const aDay = 86_400_000

/** The longest that the link of a preview is valid, in days. */
const previewDays = longestHours / 24

/**
 * `npm run prune [-- --keep 3 --days 7]`: deletes old releases and sites. Keeps what is current, the
 * last releases of every section, and whatever a page that is still open, or the link of a preview,
 * may need. With fewer days that may go too. Of what this checkout has built goes what the store has
 * as well.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      keep: { type: 'string', default: '3' },
      days: { type: 'string', default: '7' },
    },
  })
  const keep = amount('keep', values.keep)
  const days = amount('days', values.days)
  // Before the store is locked, which cannot be done on a full disk.
  const { deleted: built, kept } = await deleteBuilt()
  await withDraft(async (draft) => {
    const registry = await readRegistry()
    if (!registry) throw new OperatorError(emptyStore)
    const oldest = Date.now() - days * aDay
    const paths = [
      ...(await oldReleases(registry, keep, oldest)),
      ...(await oldSites(registry, oldest)),
    ]
    const previewed = await hasYoungSite(paths)
    for (const path of paths) {
      // A rename is whole or not at all: half a folder would be taken for one that can be used.
      await mkdir(join(draft, dirname(path)), { recursive: true })
      await rename(join(storeFolder, path), join(draft, path))
      console.log(`deleted ${path}`)
    }
    console.log(`${built + paths.length} deleted`)
    for (const line of kept) console.warn(line)
    if (previewed) {
      console.log(
        `Links of previews that are younger than ${previewDays} days may lead nowhere now: npm run preview makes new ones.`,
      )
    }
  })
})

function amount(name: string, text: string): number {
  // Number reads an empty text, which an unset variable leaves, as 0.
  if (/^\d+$/.test(text)) return Number(text)
  throw new OperatorError(`--${name} takes a whole number, not “${text}”.`)
}

async function oldReleases(registry: RegistryFile, keep: number, oldest: number) {
  const ids = [shellId, ...(await stored('sections'))]
  const old = await Promise.all(
    ids.map(async (id) => {
      const versions = await storedVersions(id)
      const uses = await Promise.all(
        versions.map(async (version) => ({ version, used: await lastUse(registry, id, version) })),
      )
      return uses
        .sort((one, other) => other.used - one.used)
        .slice(keep)
        .filter(({ used }) => used < oldest)
        .map(({ version }) => releasePath(id, version))
    }),
  )
  return old.flat()
}

/**
 * When somebody may last have opened a page with a release: now, for the current one, and for the one
 * that a rollback would bring back. The folder tells when it was last previewed.
 */
async function lastUse(registry: RegistryFile, id: string, version: string): Promise<number> {
  const needed = [currentVersion(registry, id), previousVersion(registry.history, id)]
  if (needed.includes(version)) return Number.POSITIVE_INFINITY
  const replaced = replacedAt(registry.history, id, version)
  const { mtimeMs: previewed } = await stat(releaseFolder(id, version))
  return Math.max(previewed, replaced ? Date.parse(replaced) : 0)
}

/** Whether there is a site among these that the link of a preview may still lead to. */
async function hasYoungSite(paths: readonly string[]): Promise<boolean> {
  const sites = paths.filter((path) => path.startsWith('sites/'))
  const oldestLink = Date.now() - previewDays * aDay
  return (await dated(sites)).some(({ time }) => time > oldestLink)
}

/** Folders of the store, each with when it was last changed or used. */
function dated(paths: readonly string[]) {
  return Promise.all(
    paths.map(async (path) => ({ path, time: (await stat(join(storeFolder, path))).mtimeMs })),
  )
}

/** Sites that are no longer served or previewed, and the parts that only they were made of. */
async function oldSites(registry: RegistryFile, oldest: number): Promise<string[]> {
  const sites = (await stored('sites')).map((name) => `sites/${name}`)
  const ages = await dated(sites)
  const isOld = ({ path, time }: { path: string; time: number }) =>
    path !== registry.site && time < oldest
  const kept = ages.filter((site) => !isOld(site))
  const madeOf = await Promise.all(
    kept.map(({ path }) => readStored<MadeOf>(`${path}/${madeOfFile}`)),
  )
  const used = new Set(madeOf.flatMap((site) => site?.parts ?? []))
  const parts = (await stored('parts')).map((name) => `parts/${name}`)
  const contents = (await stored('contents')).map((name) => `contents/${name}`)
  return [
    ...ages.filter(isOld).map(({ path }) => path),
    ...parts.filter((path) => !used.has(path)),
    // Only a cache: what is missing is rendered again.
    ...(await dated(contents)).filter(({ time }) => time < oldest).map(({ path }) => path),
  ]
}

function stored(folder: string): Promise<string[]> {
  return foldersIn(join(storeFolder, folder))
}
