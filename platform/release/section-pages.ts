import type { Section } from '@portal/shared/section'
import { OperatorError } from '../operator-error.ts'

/**
 * The source of each page of a section, by the page's path. A page names its source only in
 * `load: () => import('./pages/…')`, so that is where it is read; in the server build the file keeps
 * the name of its source.
 */
export function pageSources(section: Section): Map<string, string> {
  return new Map(
    section.pages.map(({ path, load }) => {
      const source = /import\(\s*["'`]\.\/(.+?)\.js["'`]\s*\)/.exec(load.toString())?.[1]
      if (!source) {
        throw new OperatorError(
          `Page ${path} of section ${section.id}: load must read () => import('./pages/<page>/page.tsx').`,
        )
      }
      return [path, source]
    }),
  )
}
