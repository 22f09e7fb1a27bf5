import { notImplemented } from './api-error.ts'

export interface Preferences {
  /** Whether the total is wanted. Estimates are answered with the exact count. */
  count: boolean
  representation: boolean
  /** Whether a key that a row lacks takes the column's default rather than null. */
  missingAsDefault: boolean
}

/** Reads the Prefer header. What would change data in a way this subset cannot is refused. */
export function preferencesOf(header: string | undefined): Preferences {
  const wanted = new Set((header ?? '').split(',').map((part) => part.trim()))
  for (const preference of wanted) {
    if (preference.startsWith('resolution=')) throw notImplemented('upsert')
    if (preference === 'tx=rollback') throw notImplemented('tx=rollback')
    if (preference.startsWith('max-affected=')) throw notImplemented('max-affected')
    if (preference.startsWith('timezone=')) throw notImplemented('timezone')
    if (preference === 'return=headers-only') throw notImplemented('return=headers-only')
  }
  return {
    count: ['exact', 'planned', 'estimated'].some((kind) => wanted.has(`count=${kind}`)),
    representation: wanted.has('return=representation'),
    missingAsDefault: wanted.has('missing=default'),
  }
}
