import type { Bilingual } from '@portal/shared/i18n'
import { type Directory, type MenuLink, normalizePath } from '@portal/shared/section'
import { footerLinks } from '../../../content/facts/footer-links.ts'
import { menuOf } from '../../frame/menu.ts'

export interface SiteGroup {
  id: string
  label: Bilingual
  links: readonly MenuLink[]
}

/**
 * Every page of the portal, grouped as the main menu groups them, then the shell's own statements.
 * A page that no menu names joins the group whose path it continues, else it stands by itself.
 */
export function siteGroups(directory: Directory, aboutThisSite: Bilingual): SiteGroup[] {
  const groups = menuOf(directory).map(({ id, label, to, links }) => ({
    id,
    label,
    links: [{ label, to }, ...links, ...(to === '/' ? homeParts : [])],
  }))
  const named = new Set(
    [...groups.flatMap(({ links }) => links), ...footerLinks.statements].map(({ to }) =>
      pathOf(to),
    ),
  )
  for (const { path, title } of directory.sections.flatMap(({ pages }) => pages)) {
    if (named.has(path)) continue
    const link = { label: title, to: path }
    const parent = groups.find(({ links: [first] }) => first && path.startsWith(`${first.to}/`))
    if (parent) parent.links.push(link)
    else groups.push({ id: path, label: title, links: [link] })
  }
  return [...groups, { id: 'statements', label: aboutThisSite, links: [...footerLinks.statements] }]
}

/** How many pages the groups name; parts of a page do not count. */
export function countPages(groups: readonly SiteGroup[]): number {
  return new Set(groups.flatMap(({ links }) => links.map(({ to }) => pathOf(to)))).size
}

const homeParts: readonly MenuLink[] = footerLinks.quick.filter(({ to }) => to.startsWith('/#'))

function pathOf(to: string): string {
  return normalizePath(to.replace(/[?#].*$/, ''))
}
