import { foldText } from '@portal/shared/i18n'
import { everydayWords, smallWords } from '../../content/facts/everyday-words.ts'
import { stem } from './stem.ts'

/** Begins the name of a group of everyday words: no word does. */
const groupMark = '='

const small = new Set(smallWords.trim().split(/\s+/))

/** Names of the groups of everyday words by the words themselves, and by their roots. */
const groups = new Map<string, Set<string>>()
for (const group of everydayWords) {
  const words = group.split(' ')
  for (const word of words) {
    const key = word.endsWith('!') ? word.slice(0, -1) : stem(word)
    groups.set(key, (groups.get(key) ?? new Set()).add(groupMark + words[0]))
  }
}

/**
 * The words of a text in lower case, without marks. Who writes a word with a hyphen and who does not
 * find each other: `pag-renew` is pag, renew and pagrenew.
 */
export function wordsOf(text: string): string[] {
  return writtenWords(text).flatMap(parts)
}

/** What each word of a question is found by; only the words that say what it is about. */
export function askedTerms(question: string): string[][] {
  const words = [...new Set(writtenWords(question))]
  const telling = words.filter((word) => !small.has(word))
  return (telling.length > 0 ? telling : words).map((word) => [
    ...new Set(parts(word).flatMap(termsOf)),
  ])
}

function writtenWords(text: string): string[] {
  return foldText(text).match(/[a-z]+(?:-[a-z]+)*|\d+/g) ?? []
}

function parts(word: string): string[] {
  const all = word.includes('-') ? [...word.split('-'), word.replaceAll('-', '')] : [word]
  return all.filter((part) => part.length > 1 || /\d/.test(part))
}

const known = new Map<string, string[]>()

/** What a word is found by: itself, its root, and the words that mean the same to a resident. */
export function termsOf(word: string): string[] {
  let terms = known.get(word)
  if (!terms) {
    const root = stem(word)
    const same = [...(groups.get(word) ?? []), ...(groups.get(root) ?? [])]
    terms = small.has(word) ? [word] : [...new Set([word, root, ...same])]
    known.set(word, terms)
  }
  return terms
}

/** Whether a term is a word or its root, not the name of a group. */
export function isTyped(term: string): boolean {
  return !term.startsWith(groupMark)
}
