import { lazy, Suspense } from 'react'

export interface SealProps {
  /** Names the seal for screen readers. Without it the seal is decoration. */
  title?: string | undefined
  /** Writes the names of town and province on the ring. Readable from about 120 px on. */
  lettering?: boolean
  className?: string | undefined
}

const Drawing = lazy(() => import('./seal-drawing.tsx'))

/**
 * The municipal seal. It stands in the document; its drawing's code, which nothing waits for, follows
 * when the page is alive.
 */
export function Seal(props: SealProps) {
  const place = <svg viewBox={viewBoxOf(props.lettering)} className={props.className} aria-hidden />
  return (
    <Suspense fallback={place}>
      <Drawing {...props} />
    </Suspense>
  )
}

/** The part of the drawing that is shown: with or without the band that takes the words. */
export function viewBoxOf(lettering = false): string {
  return lettering ? '0 0 200 200' : '18 18 164 164'
}
