import { join } from 'node:path'
import type { Registry, Section, SectionRelease } from '@portal/shared/section'
import type { ViteDevServer } from 'vite'
import { sectionFolder, sectionPort } from '../../shared/vite/index.ts'
import { browserRelease } from '../compose/releases.ts'
import { readRegistry, readSectionRelease } from '../release/store.ts'

/** The live sections from their dev servers, all others as they were last released. */
export async function devRegistry(
  server: ViteDevServer,
  live: readonly string[],
): Promise<Pick<Registry, 'sections'>> {
  const liveSections = await Promise.all(live.map((id) => liveSection(server, id)))
  return { sections: [...liveSections, ...(await releasedSections(live)), await ownPages(server)] }
}

async function liveSection(server: ViteDevServer, id: string): Promise<SectionRelease> {
  const source = join(sectionFolder(id), 'src/section.ts')
  const { default: section } = (await server.ssrLoadModule(source)) as { default: Section }
  const origin = `http://localhost:${sectionPort(id)}`
  return {
    id,
    version: 'live',
    entry: `${origin}/remoteEntry.js`,
    styles: [`${origin}/src/styles.css`],
    pages: section.pages.map(({ path, title }) => ({ path, title })),
    menu: section.menu,
  }
}

/** The shell's own pages, as they stand in its sources. */
async function ownPages(server: ViteDevServer): Promise<SectionRelease> {
  const { default: section } = (await server.ssrLoadModule('/src/section.ts')) as {
    default: Section
  }
  const pages = section.pages.map(({ path, title }) => ({ path, title }))
  return { id: section.id, version: 'live', entry: '', styles: [], pages, menu: [] }
}

async function releasedSections(live: readonly string[]) {
  const registry = await readRegistry()
  const released = Object.entries(registry?.sections ?? {}).filter(([id]) => !live.includes(id))
  const sections = await Promise.all(
    released.map(([id, version]) => readSectionRelease(id, version)),
  )
  return sections.map(browserRelease)
}
