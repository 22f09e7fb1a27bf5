import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Section } from '@portal/shared/section'
import { withPatience } from '../compose/patience.ts'
import { OperatorError } from '../operator-error.ts'

/** Reads a section's declaration from its sources. @throws OperatorError where that fails */
export async function readSection(folder: string): Promise<Section> {
  const file = join(basename(folder), 'src/section.ts')
  const url = pathToFileURL(join(folder, 'src/section.ts')).href
  try {
    const module: { default: Section } = await withPatience(file, () => import(url))
    return module.default
  } catch (error) {
    if (error instanceof OperatorError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`${file} cannot be read: ${reason}`)
  }
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
