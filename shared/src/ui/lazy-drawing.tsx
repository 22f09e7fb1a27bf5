import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { useDataSaver } from './data-saver.ts'
import { useHydrated } from './use-hydrated.ts'

export interface DrawingProps {
  className?: string | undefined
}

interface LazyDrawingProps<Id> extends DrawingProps {
  id: Id
  /** The visitor asked for it. */
  wanted?: boolean
}

/**
 * Drawings that are no part of the document, which must be short: they are fetched together after the
 * page has come to life; where data is saved, only if one of them is `wanted`.
 *
 * @param load - fetches the drawings by their ids
 * @param StandIn - what stands in the document, and stays where they cannot be had
 */
export function lazyDrawing<Id extends string>(
  load: () => Promise<Record<Id, ComponentType<DrawingProps>>>,
  StandIn: ComponentType<DrawingProps>,
): ComponentType<LazyDrawingProps<Id>> {
  let atHand: Record<Id, ComponentType<DrawingProps>> | null = null

  return ({ id, className, wanted = false }) => {
    const hydrated = useHydrated()
    const [drawings, setDrawings] = useState(atHand)
    const saves = useDataSaver()
    const isDue = wanted || !saves

    useEffect(() => {
      if (!isDue || drawings) return
      const fetchThem = () =>
        load().then(
          (loaded) => {
            atHand = loaded
            startTransition(() => setDrawings(loaded))
          },
          () => {},
        )
      // Not as a part of what brings the page to life.
      const timer = setTimeout(fetchThem)
      return () => clearTimeout(timer)
    }, [isDue, drawings])

    const Drawing: ComponentType<DrawingProps> = (hydrated && drawings?.[id]) || StandIn
    return <Drawing className={className} />
  }
}
