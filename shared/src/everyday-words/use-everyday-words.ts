import { useEffect, useState } from 'react'

type Code = typeof import('./holds-meaning.ts')

/** Once it has come, for every list. */
let code: Code | undefined

/**
 * Finds items in other words for what is searched, where none has the words as they are written. What
 * knows other words is fetched when somebody searches; where it does not come, nobody misses it.
 *
 * @returns what tells of a text whether it is found, in place of `holdsWords`; nothing where that finds
 *   an item, or nothing better is known yet
 */
export function useEverydayWords<T>(
  search: string,
  items: readonly T[],
  textOf: (item: T) => string,
): Code['holdsMeaning'] | undefined {
  const [known, setKnown] = useState(code)
  const isAsked = search.trim() !== ''
  useEffect(() => {
    if (!isAsked) return
    import('./holds-meaning.ts').then(
      (module) => {
        code = module
        setKnown(module)
      },
      () => {},
    )
  }, [isAsked])
  if (known && !items.some((item) => known.holdsWords(textOf(item), search)))
    return known.holdsMeaning
}
