import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'
import type { Releases, SectionRelease, ShellRelease } from '../release/release.ts'

/**
 * The styles that a section's documents carry in themselves: of the shell's and the section's sheets,
 * the rules that the markup of its pages uses. One text for a whole section, so that the security
 * policy has to name few digests.
 *
 * @param section - null for the shell's own pages
 * @param markup - all pages of the section, frame included
 */
export async function criticalStyles(
  { shell }: Releases,
  section: SectionRelease | null,
  markup: readonly string[],
): Promise<string> {
  const sheets = [...(await readSheets(shell)), ...(section ? await readSheets(section) : [])]
  const purged = await new PurgeCSS().purge({
    content: [
      { raw: `<html class="js other-language"><body>${markup.join('')}`, extension: 'html' },
    ],
    css: sheets.map((raw) => ({ raw })),
    // What stands in class names as they are: Tailwind's contain colons, slashes and brackets.
    defaultExtractor: (text) => text.match(/[^<>"'`\s=]+/g) ?? [],
    safelist: ['::backdrop', ':popover-open', ':root', ':host'],
    keyframes: true,
    variables: false,
  })
  return purged.map(({ css }) => css).join('')
}

/** The sheets of a release, by the addresses that its facts name. */
function readSheets({ facts, folder }: ShellRelease | SectionRelease): Promise<string[]> {
  return Promise.all(facts.styles.map((address) => readFile(join(folder, fileOf(address)), 'utf8')))
}

/** `/sections/home/1.0.0-ab/client/assets/x.css` is `client/assets/x.css` in the release's folder. */
export function fileOf(address: string): string {
  return address.slice(address.indexOf('/client/') + 1)
}
