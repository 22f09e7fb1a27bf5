import { stem } from './stem.ts'
import { synonyms } from './synonyms.ts'

/** Begins the name of a group of synonyms: no word does. */
const synonymMark = '='

/** Synonyms that stand for themselves alone. */
const alone = new Set(synonyms.flatMap((group) => group.match(/\S+(?=!)/g) ?? []))

/** Names of the groups of synonyms by the roots of the words. */
const groupsByRoot = new Map<string, Set<string>>()
for (const group of synonyms) {
  const words = group.replaceAll('!', '').split(' ')
  for (const root of words.map(rootOf)) {
    groupsByRoot.set(root, (groupsByRoot.get(root) ?? new Set()).add(synonymMark + words[0]))
  }
}

interface Meaning {
  root: string
  /** Names of the groups of synonyms that the word is in. */
  groups: readonly string[]
}

const known = new Map<string, Meaning>()

/**
 * What a word says, however it is said.
 *
 * @param word - lower case, letters without marks
 */
export function meaningOf(word: string): Meaning {
  let meaning = known.get(word)
  if (!meaning) {
    const root = rootOf(word)
    meaning = { root, groups: [...(groupsByRoot.get(root) ?? [])] }
    known.set(word, meaning)
  }
  return meaning
}

function rootOf(word: string): string {
  return alone.has(word) ? word : stem(word)
}

/** Whether a term is the name of a group of synonyms, not a word or its root. */
export function isSynonymGroup(term: string): boolean {
  return term.startsWith(synonymMark)
}
