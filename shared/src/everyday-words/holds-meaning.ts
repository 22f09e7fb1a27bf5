import { foldText, holdsWords } from '../i18n/search-text.ts'
import { meaningOf } from './meaning.ts'

// What waits for this file has no `holdsWords` of its own.
export { holdsWords }

/** A word with hyphens is one, and says what none of its parts says: a farm-to-market road is no market. */
const written = /[a-z\d]+(?:-[a-z\d]+)*/g

/**
 * Whether a text says every word of a search, each somewhere: as it is written, if only as a part of a
 * longer word, or by another form or another word for it. `kalsada` is said by `road` and `daan`.
 */
export function holdsMeaning(text: string, search: string): boolean {
  const content = foldText(text)
  const groups = new Set(content.match(written)?.flatMap((word) => meaningOf(word).groups))
  return foldText(search)
    .split(/\s+/)
    .every(
      (word) => content.includes(word) || meaningOf(word).groups.some((group) => groups.has(group)),
    )
}
