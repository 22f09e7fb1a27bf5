import { useKeptState } from '@portal/shared/router'
import { useEffect } from 'react'
import { dateProblem } from './meeting-date.ts'

/** What a visitor has chosen: purpose and time by their place in the list, in whichever language. */
interface Wishes {
  purpose: number
  /** `YYYY-MM-DD`, or empty. */
  date: string
  time: number
}

const none: Wishes = { purpose: 0, date: '', time: 0 }

/**
 * The visitor's wishes for a meeting. Kept for whoever comes back to the page; a day on which there
 * can be none, such as one that is past by then, is cleared.
 */
export function useWishes() {
  const [wishes, setWishes] = useKeptState('meeting', none)
  const choose = (change: Partial<Wishes>) => setWishes((before) => ({ ...before, ...change }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a day chosen later, the form itself checks
  useEffect(() => {
    if (dateProblem(wishes.date, new Date())) choose({ date: '' })
  }, [])

  return [wishes, choose] as const
}
