import type { RowText } from './row.ts'

/** Characters of a news item's text that a list shows. */
const excerptLength = 150

/** The beginning of a text, followed by an ellipsis where something was left out. */
function excerptOf(text: string, length = excerptLength): string {
  // By code points: a cut must not leave half an emoji.
  const characters = Array.from(text)
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}

export function bilingualExcerpt(text: RowText): RowText {
  return { ...text, en: excerptOf(text.en), fil: excerptOf(text.fil) }
}
