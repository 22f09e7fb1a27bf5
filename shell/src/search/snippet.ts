import { reference, termsOf, wordsOf } from './words.ts'

/** Longest snippet, in characters: two lines of the list on a phone. */
const maxSnippetLength = 140

/** A reference is marked as a whole. */
const word = new RegExp(`(${reference.source}|[\\p{L}\\p{M}\\d]+)`, 'iu')

/**
 * The sentence of a text that has the most of what was found; where none has any of it, the first
 * whole one, since a card may begin with a badge.
 *
 * @param found - terms of the index
 * @returns its pieces; every second one is a word that was found
 */
export function snippetOf(text: string, found: ReadonlySet<string>): string[] {
  const isFound = (piece: string) =>
    wordsOf(piece)
      .flatMap(termsOf)
      .some((term) => found.has(term))
  const sentences = text
    .replace(/([.!?]) /g, '$1\n')
    .split('\n')
    .map((sentence) => {
      const pieces = sentence.split(word)
      const matches = new Set(pieces.filter(isFound).map((piece) => piece.toLowerCase()))
      return { pieces, weight: matches.size }
    })
  const best = sentences.reduce((a, b) => (b.weight > a.weight ? b : a))
  const isWhole = ({ pieces }: typeof best) => /[.!?]$/.test(pieces.join(''))
  const told = best.weight > 0 ? best : (sentences.find(isWhole) ?? best)
  return shorten(mark(told.pieces, isFound))
}

/** Joins neighbours, so that plain and marked pieces take turns. */
function mark(pieces: readonly string[], isFound: (word: string) => boolean): string[] {
  const marked = ['']
  for (const piece of pieces) {
    const isMarked = marked.length % 2 === 0
    if (isFound(piece) === isMarked) marked[marked.length - 1] += piece
    else marked.push(piece)
  }
  return marked
}

/** Begins a little before the first match, at the beginning where there is none, and ends with a word. */
function shorten(pieces: readonly string[]): string[] {
  const before = pieces.length > 1 ? (pieces[0] ?? '') : ''
  const whole = pieces.join('')
  if (whole.length <= maxSnippetLength) return [...pieces]
  const cut = Math.max(0, Math.min(before.length - 40, whole.length - maxSnippetLength))
  const start = cut > 0 ? before.indexOf(' ', cut) + 1 : 0
  let room = maxSnippetLength
  const short: string[] = []
  for (const [index, piece] of pieces.entries()) {
    const rest = index === 0 ? piece.slice(start) : piece
    short.push(
      rest.length <= room ? rest : `${rest.slice(0, Math.max(0, rest.lastIndexOf(' ', room)))} …`,
    )
    room -= rest.length
    if (room <= 0) break
  }
  if (start > 0) short[0] = `… ${short[0]}`
  return short
}
