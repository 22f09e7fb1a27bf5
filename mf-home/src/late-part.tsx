import { type ComponentType, lazy, memo, Suspense, useState } from 'react'

export interface LatePart {
  Part: ComponentType
  /** Fetches its code. Rejects where that cannot be had. */
  load: () => Promise<unknown>
}

/**
 * A part of a page that can be read and used without a script. In a composed document its markup
 * stands until its code is there; the rest of the page comes to life before, and stays alive where
 * the code never comes.
 */
export function latePart(load: () => Promise<{ default: ComponentType }>): LatePart {
  let loaded: ComponentType | undefined
  const fetchPart = async () => {
    const part = await load()
    loaded = part.default
    return part
  }
  const Late = lazy(() => insist(fetchPart))

  // Without props and memoized, so that a change around it does not ask for code that is not there.
  const Part = memo(() => {
    const [Component] = useState<ComponentType>(() => loaded ?? Late)
    return (
      <Suspense>
        <Component />
      </Suspense>
    )
  })
  return { Part, load: fetchPart }
}

/** Fetches until it succeeds, less and less often. @param pause - in milliseconds */
async function insist<T>(fetchOnce: () => Promise<T>, pause = 1000): Promise<T> {
  try {
    return await fetchOnce()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return insist(fetchOnce, 2 * pause)
  }
}
