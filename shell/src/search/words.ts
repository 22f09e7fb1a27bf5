import { foldText } from '@portal/shared/i18n'
import { everydayWords, smallWords } from '../../content/facts/everyday-words.ts'
import { stem } from './stem.ts'

/** Begins the name of a group of everyday words: no word does. */
const groupMark = '='

const small = new Set(smallWords.trim().split(/\s+/))

/** Everyday words that stand for themselves alone. */
const alone = new Set(everydayWords.flatMap((group) => group.match(/\S+(?=!)/g) ?? []))

/** Names of the groups of everyday words by the roots of the words. */
const groups = new Map<string, Set<string>>()
for (const group of everydayWords) {
  const words = group.replaceAll('!', '').split(' ')
  for (const root of words.map(rootOf)) {
    groups.set(root, (groups.get(root) ?? new Set()).add(groupMark + words[0]))
  }
}

/**
 * Of a project or a paper, such as `kln-2026-i-021`: three parts or more, the last in figures. It
 * holds a letter, else it is a date or a telephone number.
 */
export const reference = /(?=[\d-]*[a-z])[a-z\d]+(?:-[a-z\d]+)+-\d+/

/** `4ps` and `g2c` are words too. */
const lettered = /\d*[a-z][a-z\d]*/.source

const written = new RegExp(`${reference.source}|${lettered}(?:-${lettered})*|\\d+`, 'g')

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

export interface AskedWord {
  /** As it was typed; a part of a word with a hyphen also as the word is without it. */
  typed: string[]
  /** What it is found by. */
  terms: string[]
}

/** The words of a question, only those that say what it is about. */
export function askedWords(question: string): AskedWord[] {
  return tellingWords(question).flatMap((word) => {
    if (isReference(word)) return asked([word])
    const whole = word.replaceAll('-', '')
    const pieces = parts(word).filter((part) => part !== whole)
    // Each of them counts, as where a space stands for the hyphen.
    const telling = pieces.filter((piece) => !small.has(piece))
    return telling.length > 0 ? telling.map((piece) => asked([piece, whole])) : asked([whole])
  })
}

function asked(typed: string[]): AskedWord {
  return { typed, terms: [...new Set(typed.flatMap(termsOf))] }
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
    const root = rootOf(word)
    const same = groups.get(root) ?? []
    terms = small.has(word) ? [word] : [...new Set([word, root, ...same])]
    known.set(word, terms)
  }
  return terms
}

function rootOf(word: string): string {
  return alone.has(word) ? word : stem(word)
}

/** Whether a word is its own root. */
export function isRoot(word: string): boolean {
  return stem(word) === word
}

/** Whether a term is the name of a group of everyday words, not a word or its root. */
export function isGroup(term: string): boolean {
  return term.startsWith(groupMark)
}
