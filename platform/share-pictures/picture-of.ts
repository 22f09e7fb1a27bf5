import { municipality } from '@portal/shared/site'
import type { SectionRelease } from '../release/release.ts'
import type { PictureFacts } from './picture.ts'

/** The picture of the home page, and of all pages that belong to no department. */
export const portalPicture: PictureFacts = { name: 'portal', title: municipality.title }

/** What the links to a section's pages show; the first page gives the title. */
export function pictureOf(section: SectionRelease | null): PictureFacts {
  const [first] = section?.facts.pages ?? []
  if (!section || !first || first.path === '/') return portalPicture
  return { name: section.facts.id, title: first.title, overline: municipality.title.en }
}

/** Where the portal serves a picture. Never another address: networks keep it with the link. */
export function pictureAddress({ name }: Pick<PictureFacts, 'name'>): string {
  return `/share/${name}.png`
}
