/**
 * What nobody sees and what harms: direction marks that turn the text after them round, characters
 * without a width, control characters. The joiners of emoji and scripts stay.
 */
const unseen = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|(?![\n\t])\p{Cc}/gu

/** Half of a surrogate pair is no character. */
const halfCharacters = /\p{Cs}/gu

/** More marks on one letter than any language writes: they would paint over the lines around. */
const piledMarks = /(\p{M}{4})\p{M}+/gu

/** Something that a reader can see. */
const visible = /[^\s\p{M}\p{C}\u2800]/u

/**
 * A text from outside as it may be shown: at most `limit` characters, nothing unseen in it. One that
 * would show nothing yields ''.
 */
export function cleanText(text: string, limit: number): string {
  // Cut before anything else: a text without an end must not cost more than its beginning.
  const clean = cut(text, limit)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unseen, '')
    .replace(halfCharacters, '')
    .replace(piledMarks, '$1')
    .trim()
  return visible.test(clean) ? clean : ''
}

/** By UTF-16 units; a pair that the cut has halved is dropped later. */
function cut(text: string, limit: number): string {
  return text.length > limit ? text.slice(0, limit) : text
}
