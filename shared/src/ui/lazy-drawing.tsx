import { type ComponentType, lazy, Suspense } from 'react'
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
  let isAtHand = false

  const Drawing = lazy(async () => {
    const drawings = await load().catch(() => null)
    isAtHand = drawings !== null
    return {
      default: ({ id, className }: LazyDrawingProps<Id>) => {
        const Loaded: ComponentType<DrawingProps> = drawings?.[id] ?? StandIn
        return <Loaded className={className} />
      },
    }
  })

  return ({ id, className, wanted = false }) => {
    const standIn = <StandIn className={className} />
    const saves = useDataSaver()
    return useHydrated() && (wanted || isAtHand || !saves) ? (
      <Suspense fallback={standIn}>
        <Drawing id={id} className={className} />
      </Suspense>
    ) : (
      standIn
    )
  }
}
