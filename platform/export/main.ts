import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ports } from '../../shared/vite/ports.ts'
import type { SiteHeaders } from '../compose/security-headers.ts'
import { isWithdrawn, withdrawnFile, workerFile } from '../compose/service-worker/files.ts'
import { headersFile, internalFiles } from '../compose/site-files.ts'
import { dataFolder } from '../data-folder.ts'
import { OperatorError } from '../operator-error.ts'
import { portalAddress } from '../portal-address.ts'
import { listFiles } from '../release/files.ts'
import { wasPublished } from '../release/history.ts'
import { emptyStore, withStoreLock } from '../release/land.ts'
import { releaseFile } from '../release/release-file.ts'
import {
  builtFolder,
  type RegistryFile,
  readRegistry,
  shellId,
  storeFolder,
} from '../release/store.ts'
import { runCommand } from '../run-command.ts'
import { hostOf, originAt, portOf } from '../serve/listen.ts'
import { typedPath } from '../typed-path.ts'
import { checkTarget, exportedList } from './check-target.ts'
import { copyChanged, replaceChanged } from './copy-changed.ts'
import { headersFileText, isReadByCloudflare, nginxFileText } from './host-files.ts'
import { exportedFeeds, writeFeeds } from './write-feeds.ts'

/** Of a file and its compressed copies. */
const suffixes = ['', '.br', '.gz']

const workerFiles = suffixes.map((suffix) => workerFile + suffix)

/**
 * `npm run export -- <folder> [<address of npm start>]`: the portal as plain files for nginx, object
 * storage or a static host. Releases are written before the documents that name them, and old ones
 * stay, so that the folder can be served, or uploaded in the order that is printed, while visitors
 * are there.
 */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [target, address, ...others] = positionals
  if (!target || /^https?:/.test(target) || others.length > 0) {
    throw new OperatorError(
      'Say where to: npm run export -- <folder>, or npm run export -- <folder> <address of npm start>.',
    )
  }
  const folder = typedPath(target)
  checkTarget(folder, {
    store: storeFolder,
    data: dataFolder(),
    built: builtFolder,
  })
  const portal = portalAddress(
    address ?? ownAddress(process.env),
    `http://127.0.0.1:${ports.portal}`,
  )
  const { registry, releases, documents, feeds } = await withStoreLock(async () => {
    const registry = await readRegistry()
    if (!registry) throw new OperatorError(emptyStore)
    const releases = listFiles(storeFolder).filter((file) => isPublic(registry, file))
    const site = join(storeFolder, registry.site)
    const documents = listFiles(site).filter((file) => !internalFiles.includes(file))
    const feeds = exportedFeeds(registry.settings)
    const files = new Set([...documents, ...feeds])
    const earlier = await earlierFiles(folder)
    // What an export leaves that is interrupted is known to the next one.
    await writeList(folder, new Set([...earlier, ...files]))
    await copyChanged(storeFolder, folder, releases)
    const withdrawn = isWithdrawn()
    // Not even for a moment may the worker come back to browsers that ask just now.
    const copied = documents.filter((file) => !withdrawn || !workerFiles.includes(file))
    await copyChanged(site, folder, copied)
    if (withdrawn) await withdrawWorker(site, folder)
    const headers: SiteHeaders = JSON.parse(await readFile(join(site, headersFile), 'utf8'))
    const rules = headersFileText(headers)
    if (!isReadByCloudflare(rules)) {
      console.warn(
        'Cloudflare Pages would leave out some rules of _headers, which are too many or too long for it, and with them security policies: choose another host.',
      )
    }
    await writeFile(join(folder, '_headers'), rules)
    const server = registry.settings.supabaseUrl === '' ? portal : null
    await writeFile(join(folder, 'nginx.conf'), nginxFileText(headers, folder, server))
    await deleteFiles(
      folder,
      earlier.filter((file) => !files.has(file)),
    )
    await writeList(folder, files)
    return { registry, releases, documents, feeds }
  })
  // Last what may fail: the documents have their headers by now, and what left the portal is gone.
  // It waits for the network, and needs nothing of the store, which others may change meanwhile.
  await writeFeeds(folder, registry.settings)
  console.log(`${registry.site} is in ${folder}:`)
  console.log(`  1. ${releases.length} files in shell/ and sections/, which never change`)
  console.log(`  2. ${documents.length} documents and other files`)
  console.log(
    feeds.length > 0
      ? `  3. ${feeds.length} feeds of news and events as they are now`
      : `  3. no feeds: they are answered, like the data, by npm start at ${portal}`,
  )
  console.log(
    '  4. _headers for static hosts, nginx.conf for nginx: have it read anew, nginx -s reload',
  )
})

/** Where `npm start` listens with these variables. By number: for localhost nginx may try IPv6. */
function ownAddress(environment: NodeJS.ProcessEnv): string {
  return originAt(hostOf(environment) ?? '127.0.0.1', portOf(environment['PORT'], ports.portal))
}

/** Whether a file of the store is one that the browsers of all visitors get: no preview's. */
function isPublic(registry: RegistryFile, file: string): boolean {
  const { section = shellId, version } = releaseFile.exec(`/${file}`)?.groups ?? {}
  return version !== undefined && wasPublished(registry, section, version)
}

/** Puts the file that takes the worker away in the worker's place, with its compressed copies. */
async function withdrawWorker(site: string, folder: string): Promise<void> {
  for (const suffix of suffixes) {
    await replaceChanged(join(site, withdrawnFile + suffix), join(folder, workerFile + suffix))
  }
}

/** Deletes what an earlier export wrote, or had begun to: pages that have left the portal. */
async function deleteFiles(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await rm(join(folder, file), { force: true })
    await rm(join(folder, `${file}.draft`), { force: true })
  }
}

/** Where the files of an export are named that another one may delete: its documents and feeds. */
function listOf(folder: string): string {
  return join(folder, exportedList)
}

async function writeList(folder: string, files: ReadonlySet<string>): Promise<void> {
  const list = listOf(folder)
  await mkdir(folder, { recursive: true })
  await writeFile(`${list}.draft`, JSON.stringify([...files]))
  await rename(`${list}.draft`, list)
}

/** What the list names; nothing where there is none, or it is damaged: then nothing is deleted. */
async function earlierFiles(folder: string): Promise<string[]> {
  try {
    const files: unknown = JSON.parse(await readFile(listOf(folder), 'utf8'))
    return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : []
  } catch {
    return []
  }
}
