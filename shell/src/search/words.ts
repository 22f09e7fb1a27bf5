import { meaningOf, stem } from '@portal/shared/everyday-words'
import { foldText } from '@portal/shared/i18n'
import { municipality } from '@portal/shared/site'
import { stopWords } from '../../content/facts/stop-words.ts'

/**
 * Of a project or a paper, such as `kln-2026-i-021`: three parts or more, the last in figures. It
 * holds a letter, else it is a date or a telephone number.
 */
export const reference = /(?=[\d-]*[a-z])[a-z\d]+(?:-[a-z\d]+)+-\d+/

/** `4ps` and `g2c` are words too. */
const lettered = /\d*[a-z][a-z\d]*/.source

const written = new RegExp(`${reference.source}|${lettered}(?:-${lettered})*|\\d+`, 'g')

/** The town itself says no more than `town`. */
const stops = new Set([...stopWords.trim().split(/\s+/), ...writtenWords(municipality.name)])

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

/** The words of a query, only those that say what it is about. */
export function askedWords(query: string): AskedWord[] {
  return contentWords(query).flatMap((word) => {
    if (isReference(word)) return asked([word])
    const whole = word.replaceAll('-', '')
    const pieces = parts(word).filter((part) => part !== whole)
    // Each of them counts, as where a space stands for the hyphen.
    const content = pieces.filter((piece) => !stops.has(piece))
    return content.length > 0 ? content.map((piece) => asked([piece, whole])) : asked([whole])
  })
}

function asked(typed: string[]): AskedWord {
  return { typed, terms: [...new Set(typed.flatMap(termsOf))] }
}

/** What a text is about, the same for all forms of its words. */
export function gistOf(text: string): string {
  return contentWords(text).map(stem).join(' ')
}

/** Whether a word is a reference: who asks for one wants no other. */
export function isReference(word: string): boolean {
  return reference.exec(word)?.[0] === word
}

function contentWords(text: string): string[] {
  const words = [...new Set(writtenWords(text))]
  const content = words.filter((word) => !stops.has(word))
  return content.length > 0 ? content : words
}

function writtenWords(text: string): string[] {
  return foldText(text).match(written) ?? []
}

function parts(word: string): string[] {
  const all = word.includes('-') ? [...word.split('-'), word.replaceAll('-', '')] : [word]
  return all.filter((part) => part.length > 1 || /\d/.test(part))
}

/** What a word is found by: itself, its root, and the words that mean the same to a resident. */
export function termsOf(word: string): string[] {
  if (stops.has(word)) return [word]
  const { root, groups } = meaningOf(word)
  return [...new Set([word, root, ...groups])]
}

/** Whether a word is its own root. */
export function isRoot(word: string): boolean {
  return stem(word) === word
}
