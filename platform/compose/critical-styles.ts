import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'
import { storeFolder } from '../release/store.ts'
import type { Releases } from './releases.ts'
import type { RenderedPage } from './render.ts'

/**
 * The styles that a document carries in itself, by section: of the shell's and the section's sheets,
 * the rules that the markup of that section's pages uses. One text for a whole section, so that the
 * security policy has to name few digests. The not-found page's stand under null.
 */
export async function criticalStyles(
  pages: readonly RenderedPage[],
  { shell, sections }: Releases,
): Promise<Map<string | null, string>> {
  const shellSheets = await readSheets(shell.styles)
  const styles = new Map<string | null, string>()
  for (const id of new Set(pages.map((page) => page.section))) {
    const own = sections.find((section) => section.id === id)?.styles ?? []
    const markup = pages.filter((page) => page.section === id).map((page) => page.html)
    const purged = await new PurgeCSS().purge({
      content: [
        { raw: `<html class="js other-language"><body>${markup.join('')}`, extension: 'html' },
      ],
      css: [...shellSheets, ...(await readSheets(own))].map((raw) => ({ raw })),
      // What stands in class names as they are: Tailwind's contain colons, slashes and brackets.
      defaultExtractor: (text) => text.match(/[^<>"'`\s=]+/g) ?? [],
      safelist: ['::backdrop', ':popover-open', ':root', ':host'],
      keyframes: true,
      variables: false,
    })
    styles.set(id, purged.map(({ css }) => css).join(''))
  }
  return styles
}

function readSheets(addresses: readonly string[]): Promise<string[]> {
  return Promise.all(addresses.map((address) => readFile(join(storeFolder, address), 'utf8')))
}
