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

/** Of a project or a paper, such as `kln-2026-i-021`: three parts or more, the last in figures. */
export const reference = /[a-z\d]+(?:-[a-z\d]+)+-\d+/

const written = new RegExp(`${reference.source}|[a-z]+(?:-[a-z]+)*|\\d+`, 'g')

/**
 * The words of a text in lower case, without marks. Who writes a word with a hyphen and who does not
 * find each other: `pag-renew` is pag, renew and pagrenew. A reference is found by its parts, and as
 * a whole also where its first parts are left away.
 */
export function wordsOf(text: string): string[] {
  return writtenWords(text).flatMap((word) => {
    if (!isReference(word)) return parts(word)
    const pieces = word.split('-')
    return [...parts(word), ...pieces.slice(0, -2).map((_, start) => pieces.slice(start).join('-'))]
  })
}

/** What each word of a question is found by; only the words that say what it is about. */
export function askedTerms(question: string): string[][] {
  return tellingWords(question).map((word) =>
    isReference(word) ? [word] : [...new Set(parts(word).flatMap(termsOf))],
  )
}

/** What a text is about, the same for all forms of its words. */
export function gistOf(text: string): string {
  return tellingWords(text).map(stem).join(' ')
}

/** Whether a word is a reference: who asks for one wants no other. */
export function isReference(word: string): boolean {
  return reference.exec(word)?.[0] === word
}

function tellingWords(text: string): string[] {
  const words = [...new Set(writtenWords(text))]
  const telling = words.filter((word) => !small.has(word))
  return telling.length > 0 ? telling : words
}

function writtenWords(text: string): string[] {
  return foldText(text).match(written) ?? []
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

/** Whether a word is its own root. */
export function isRoot(word: string): boolean {
  return stem(word) === word
}

/** Whether a term is a word or its root, not the name of a group. */
export function isTyped(term: string): boolean {
  return !term.startsWith(groupMark)
}
