import type { Language } from '@portal/shared/i18n'
import { useEffect, useState } from 'react'
import type { Hit } from './engine.ts'
import { loadSearch } from './load-search.ts'

/** Shortest query, in characters. */
const shortest = 2

/** How long an answer may take before the field says that it is on its way, in milliseconds. */
const searchingDelay = 200

export interface Answer {
  words: string
  hits: readonly Hit[]
}

type Found = Answer | 'searching' | 'unavailable' | null

/**
 * What answers the words; null while nothing is asked. Code and index come at first use.
 *
 * @param attempt - another number asks again
 */
export function useSearch(words: string, language: Language, attempt: number): Found {
  const [found, setFound] = useState<Found>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt changes nothing but the moment
  useEffect(() => {
    if (words.trim().length < shortest) return setFound(null)
    const waiting = setTimeout(setFound, searchingDelay, 'searching')
    let show = (answer: Found) => {
      clearTimeout(waiting)
      setFound(answer)
    }
    loadSearch(language).then(
      (find) => show({ words, hits: find(words) }),
      () => show('unavailable'),
    )
    return () => {
      clearTimeout(waiting)
      show = () => {}
    }
  }, [words, language, attempt])
  return found
}
