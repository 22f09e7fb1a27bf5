import type { ReactNode } from 'react'

export interface SceneProps {
  className?: string | undefined
}

/**
 * The frame of every drawing: 800 × 450, cut at the sky first, so that the ground always shows. A
 * drawing is decoration: where it matters, a caption beside it says what it shows.
 */
export function Scene({ className, children }: SceneProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
