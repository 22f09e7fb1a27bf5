import type { Directory, MenuEntry, MenuLink } from '@portal/shared/section'

/** The places of the top-level entries that the shell knows; all others follow behind. */
const order = ['home', 'about', 'governance', 'services', 'investment', 'tourism', 'transparency']

export interface TopLevelEntry extends MenuLink {
  id: string
  links: readonly MenuLink[]
}

/** The main menu, out of what the sections of the directory declare. */
export function menuOf(directory: Directory): TopLevelEntry[] {
  const entries = directory.sections.flatMap((section) => section.menu)
  const ids = new Set(entries.map((entry) => entry.id))
  const hasParent = (entry: MenuEntry) => entry.under !== undefined && ids.has(entry.under)
  return entries
    .filter((entry) => !hasParent(entry))
    .map((entry) => ({
      id: entry.id,
      label: entry.label,
      to: entry.to,
      links: [
        ...(entry.links ?? []),
        ...entries
          .filter((child) => child.under === entry.id)
          .map(({ label, to }) => ({ label, to })),
      ],
    }))
    .sort((one, other) => rank(one.id) - rank(other.id))
}

function rank(id: string): number {
  const place = order.indexOf(id)
  return place === -1 ? order.length : place
}
