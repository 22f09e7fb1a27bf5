import { languages } from '@portal/shared/i18n'
import { feeds } from '../../shared/src/backend/feeds.ts'
import { searchFeedHref } from '../../shared/src/backend/search-feed.ts'

/** Every feed in every language: its address, and its type. */
export const feedFiles = [
  ...Object.values(feeds),
  { type: 'application/json', href: searchFeedHref },
].flatMap(({ type, href }) =>
  languages.map((language) => ({ path: href(language), type: type as string })),
)
