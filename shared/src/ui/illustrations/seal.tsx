import { lazy, memo, Suspense } from 'react'
import { type SealProps, viewBoxOf } from './seal-props.ts'

/** Where the code cannot be had, the drawing in the document stays. */
const never = () => new Promise<never>(() => {})

const Drawing = lazy(() => import('./seal-drawing.tsx').catch(never))

/**
 * The municipal seal. It stands in the document; its drawing's code, which nothing waits for, follows
 * when the page is alive. Memoized: rendered anew before that, it would lose what was composed.
 */
export const Seal = memo((props: SealProps) => {
  const place = <svg viewBox={viewBoxOf(props)} className={props.className} aria-hidden />
  return (
    <Suspense fallback={place}>
      <Drawing {...props} />
    </Suspense>
  )
})
