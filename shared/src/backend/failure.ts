import { cleanText } from './clean-text.ts'

/** Shown where a failure has no text of its own. */
const genericFailure = 'An error occurred'

/** Most characters of a failure that anyone reads. */
const longest = 300

/** The text of a failure, whatever was thrown. */
export function failureText(failure: unknown): string {
  const message =
    typeof failure === 'object' && failure !== null && 'message' in failure ? failure.message : ''
  return (typeof message === 'string' && cleanText(message, longest)) || genericFailure
}
