import { usePlacesCopy } from './copy.ts'

/** Whose the stars are. It stands under every list that shows them. */
export function RatingNote() {
  const { ratingNote } = usePlacesCopy()
  return <p className="mt-5 max-w-3xl text-ink-muted text-sm">{ratingNote}</p>
}
