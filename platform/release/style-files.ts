import postcss from 'postcss'

/** An address in a style sheet, as `url()` holds it. */
const addressed = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)/g

/**
 * The files that a style sheet names, such as pictures. What stands in it as data is none, nor is a part of
 * the page.
 *
 * @param sheet - its text
 * @param address - of the sheet itself, such as `/sections/home/1.0.0/client/assets/styles.css`
 * @returns each once: as an encoded path, or as a whole address where it is elsewhere
 */
export function filesOfStyles(sheet: string, address: string): string[] {
  const found = new Set<string>()
  postcss.parse(sheet).walkDecls(({ value }) => {
    for (const [, double, single, bare] of value.matchAll(addressed)) {
      const named = double ?? single ?? bare ?? ''
      if (!/^(#|data:)/.test(named)) found.add(named)
    }
  })
  return [...found].map((named) => pathOf(named, address))
}

/** Stands for the portal, wherever it is. */
const portal = 'https://portal.invalid'

function pathOf(named: string, from: string): string {
  const base = new URL(from, portal)
  if (!URL.canParse(named, base)) return named
  const { origin, pathname, href } = new URL(named, base)
  return origin === portal ? pathname : href
}
