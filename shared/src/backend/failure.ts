/** Shown where a failure has no text of its own (spec §7). */
const genericFailure = 'An error occurred'

/** The text of a failure, whatever was thrown. */
export function failureText(failure: unknown): string {
  const message =
    typeof failure === 'object' && failure !== null && 'message' in failure ? failure.message : ''
  return typeof message === 'string' && message.trim() !== '' ? message : genericFailure
}
