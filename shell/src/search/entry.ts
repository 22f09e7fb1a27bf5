import type { SearchKind } from '@portal/shared/section'

/** One entry of the index that compose writes to `/search.<language>.json`. */
export interface SearchEntry {
  /** Path of the portal, with an anchor where the entry is a part of a page; or of a file. */
  to: string
  /** A page or a plain part of one, where nothing else is said. */
  kind?: SearchKind
  title: string
  /** What it is listed under, where its address does not say so: that of a file. */
  page?: string
  /** Its words, a line for each block. */
  text: string
}
