import type { Language } from '@portal/shared/i18n'
import { useEffect, useState } from 'react'
import type { Hit } from './engine.ts'
import { loadSearch } from './load-search.ts'

/** Shortest question, in characters. */
const shortest = 2

/** What answers the words; null while nothing is asked or known. Code and index come at first use. */
export function useSearch(words: string, language: Language): Hit[] | 'unavailable' | null {
  const [found, setFound] = useState<Hit[] | 'unavailable' | null>(null)
  useEffect(() => {
    if (words.trim().length < shortest) return setFound(null)
    let isCurrent = true
    const show = (answer: Hit[] | 'unavailable') => {
      if (isCurrent) setFound(answer)
    }
    loadSearch(language).then(
      (find) => show(find(words)),
      () => show('unavailable'),
    )
    return () => {
      isCurrent = false
    }
  }, [words, language])
  return found
}
