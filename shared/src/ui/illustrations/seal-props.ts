export interface SealProps {
  /** Names the seal for screen readers. Without it the seal is decoration. */
  title?: string | undefined
  /** Writes the names of town and province on the ring. Readable from about 120 px on. */
  lettering?: boolean
  className?: string | undefined
}

/** The part of the drawing that is shown: with or without the band that takes the words. */
export function viewBoxOf({ lettering = false }: SealProps): string {
  return lettering ? '0 0 200 200' : '18 18 164 164'
}
