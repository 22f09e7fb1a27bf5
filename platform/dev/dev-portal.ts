import { join } from 'node:path'
import type { Directory, ListedSection, Registry, Section } from '@portal/shared/section'
import type { ViteDevServer } from 'vite'
import { sectionFolder, sectionPort } from '../../shared/vite/workspace.ts'
import { browserRelease, listed } from '../compose/directory.ts'
import { readRegistry, readSectionRelease } from '../release/store.ts'

/** The portal of the dev servers: live sections and, for all others, their last release. */
export async function devPortal(
  server: ViteDevServer,
  live: readonly string[],
): Promise<{ directory: Directory; registry: Registry }> {
  const declared = await Promise.all(live.map((id) => readDeclaration(server, declarationOf(id))))
  const released = await releasedSections(live)
  const own = await readDeclaration(server, '/src/section.ts')
  const sections: ListedSection[] = [...declared, ...released.map(({ facts }) => facts), own]
  return {
    directory: { sections: sections.map(listed) },
    registry: {
      site: 'dev',
      sections: [...live.map(liveRelease), ...released.map((section) => browserRelease(section))],
    },
  }
}

/** The file in which a section declares its pages. */
export function declarationOf(id: string): string {
  return join(sectionFolder(id), 'src/section.ts')
}

const lastRead = new Map<string, Section>()

/** A section's declaration, or the last that could be read: an edit half done takes no page away. */
async function readDeclaration(server: ViteDevServer, source: string): Promise<Section> {
  try {
    const { default: section } = (await server.ssrLoadModule(source)) as { default: Section }
    lastRead.set(source, section)
    return section
  } catch (error) {
    const kept = lastRead.get(source)
    if (!kept) throw error
    const { message } = error as Error
    server.config.logger.error(`${source} goes on as it was last read: ${message}`)
    return kept
  }
}

function liveRelease(id: string) {
  const origin = `http://localhost:${sectionPort(id)}`
  return {
    id,
    version: 'live',
    entry: `${origin}/remoteEntry.js`,
    styles: [`${origin}/src/styles.css`],
    modules: {},
    importMap: null,
  }
}

async function releasedSections(live: readonly string[]) {
  const registry = await readRegistry()
  const released = Object.entries(registry?.sections ?? {}).filter(([id]) => !live.includes(id))
  return Promise.all(released.map(([id, { version }]) => readSectionRelease(id, version)))
}
