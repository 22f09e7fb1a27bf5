/** The first `limit` characters of a text, with an ellipsis where something was left out. */
export function excerpt(text: string, limit: number): string {
  const characters = [...text.trim()]
  return characters.length > limit
    ? `${characters.slice(0, limit).join('').trimEnd()}…`
    : text.trim()
}
