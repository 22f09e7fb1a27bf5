import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Section } from '@portal/shared/section'
import { integrityOf, listFiles } from './files.ts'
import { type Manifest, roomsOf, staticClosure, takeManifest } from './module-graph.ts'
import type { PageCode, ReleasedPage } from './release.ts'
import { pageSources } from './section-pages.ts'

/** The pages of a section, each with what a browser has to fetch for it. */
export async function releasedPages(
  section: Section,
  scripts: Manifest,
  server: string,
  address: (file: string) => string,
): Promise<ReleasedPage[]> {
  const serverManifest = await takeManifest(server)
  const sources = pageSources(section)
  return Promise.all(
    section.pages.map(async ({ load: _, ...facts }) => {
      const key = `src/${sources.get(facts.path)}`
      const codeOf = async (keys: readonly string[]): Promise<PageCode> => ({
        modules: unique(keys.flatMap((part) => staticClosure(scripts, part))).map(address),
        rooms: unique((await Promise.all(keys.map(roomsAt))).flat()),
      })
      return {
        ...facts,
        ...(await codeOf([key])),
        late: await codeOf(scripts[key]?.dynamicImports ?? []),
      }
    }),
  )

  function roomsAt(key: string) {
    return roomsOf(server, serverManifest, key)
  }
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

/** Puts the style sheets beside the scripts; returns their names there. */
export async function moveStyles(from: string, client: string): Promise<string[]> {
  const manifest = await takeManifest(from)
  const files = Object.values(manifest).map((chunk) => chunk.file)
  for (const file of files) {
    await mkdir(dirname(join(client, file)), { recursive: true })
    await rename(join(from, file), join(client, file))
  }
  await rm(from, { recursive: true })
  return files
}

/**
 * The subresource integrity of every script in a folder of files for browsers, by its address.
 *
 * @param address - of a file in that folder
 */
export async function integrityOfScripts(
  client: string,
  address: (file: string) => string,
): Promise<Record<string, string>> {
  const scripts = listFiles(client).filter((file) => file.endsWith('.js'))
  return Object.fromEntries(
    await Promise.all(
      scripts.map(async (file) => [address(file), integrityOf(await readFile(join(client, file)))]),
    ),
  )
}
