import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './workspace.ts'

/** A sheet, but not its text (`?inline`) or its address (`?url`, Vite's own `?transform-only` with it). */
const sheet =
  /\.(css|less|s[ac]ss|styl(us)?|p(ost)?css|sss)($|\?(?!.*\b(inline|url|raw|transform-only)\b))/

/**
 * Fails a build in which a script imports a style sheet: documents name the one that is made of
 * `src/styles.css`, and nothing loads another. Only at the end: federation waits for every module.
 */
export function oneSheetOnly(): Plugin {
  return {
    name: 'portal:one-sheet-only',
    apply: 'build',
    buildEnd(error) {
      if (error) return
      for (const id of this.getModuleIds()) {
        const module = sheet.test(id) ? this.getModuleInfo(id) : null
        const [importer] = [...(module?.importers ?? []), ...(module?.dynamicImporters ?? [])]
        if (!importer) continue
        this.error(
          `${relative(root, importer)} imports ${relative(root, id)}, which no visitor would get. Styles belong in src/styles.css of the section, which may @import it.`,
        )
      }
    },
  }
}
