/**
 * What has not arrived by then may not arrive in time, in milliseconds: its plain text is fetched
 * beside it, and shown in the place of a part.
 */
export const plainTextDelay = 1800

/** Ends a request after a time in milliseconds. Null in Chrome before 103 and Safari before 16. */
export function timeout(time: number): AbortSignal | null {
  return AbortSignal.timeout?.(time) ?? null
}
