import { cleanText } from './clean-text.ts'

/** Most characters of a failure that anyone reads. */
const longest = 300

/**
 * The text of a failure, whatever was thrown; null where it has none of its own, or the page of a
 * gateway or hotspot in its place.
 */
export function failureText(failure: unknown): string | null {
  const message =
    typeof failure === 'object' && failure !== null && 'message' in failure ? failure.message : ''
  if (typeof message !== 'string' || message.trimStart().startsWith('<')) return null
  return cleanText(message, longest) || null
}
