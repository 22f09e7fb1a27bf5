/**
 * Whether a text holds every word of a search, each somewhere, if only as part of a longer word.
 * Case and accents do not count: `Peñaflor` is found by `penaflor`. An empty search finds everything.
 */
export function holdsWords(text: string, search: string): boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const content = foldText(text)
  return words.every((word) => content.includes(word))
}

/** A text in lower case and without accents, as searches compare it. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
