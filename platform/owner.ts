import { statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Whose the file or folder is that this user may not use: a sentence's beginning, such as “/data
 * belongs to root”; null where none of what was named is another user's.
 *
 * @param paths - what a step on files names, or is about to make
 */
export function otherOwner(paths: readonly string[]): string | null {
  for (const place of paths.flatMap((path) => [path, dirname(path)])) {
    const uid = uidOf(place)
    if (uid !== null && uid !== process.getuid?.())
      return `${place} belongs to ${uid === 0 ? 'root' : `user ${uid}`}`
  }
  return null
}

/** Null where it is not there, or this user may not even look. */
function uidOf(path: string): number | null {
  try {
    return statSync(path).uid
  } catch {
    return null
  }
}
