import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { lateAttribute, repeatTaps } from './early-taps.ts'

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
    const [alive, setAlive] = useState(false)
    const region = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (alive && region.current) repeatTaps(region.current)
    }, [alive])
    return (
      <div ref={region} className="ui-late" {...(!alive && { [lateAttribute]: '' })}>
        <Suspense>
          <Component />
          <Alive tell={setAlive} />
        </Suspense>
      </div>
    )
  })
  return { Part, load: fetchPart }
}

/** Tells when what stands before it has come to life. */
function Alive({ tell }: { tell: (alive: true) => void }) {
  useEffect(() => tell(true), [tell])
  return null
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
