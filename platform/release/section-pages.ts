import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Section } from '@portal/shared/section'
import { runTeamCode } from '../compose/team-code.ts'
import { OperatorError } from '../operator-error.ts'

/** Reads a section's declaration from its sources. @throws OperatorError where that fails */
export async function readSection(folder: string): Promise<Section> {
  const url = pathToFileURL(join(folder, 'src/section.ts')).href
  const module: { default: Section } = await runTeamCode(
    join(basename(folder), 'src/section.ts'),
    'read',
    () => import(url),
  )
  return module.default
}

/**
 * The source of each page of a section, below its `src`, by the page's path. A page names its source
 * only in `load: () => import('./pages/…')`, so that is where it is read.
 */
export function pageSources(section: Section): Map<string, string> {
  return new Map(
    section.pages.map(({ path, load }) => {
      const source = /import\(\s*["'`]\.\/(.+?)["'`]\s*\)/.exec(load.toString())?.[1]
      if (!source) {
        throw new OperatorError(
          `Page ${path} of section ${section.id}: load must read () => import('./pages/<page>/page.tsx').`,
        )
      }
      return [path, source]
    }),
  )
}
