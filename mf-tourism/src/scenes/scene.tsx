import type { ReactNode } from 'react'

export interface SceneProps {
  className?: string | undefined
}

/**
 * The frame of every drawing: 640 × 360, cut at the sky first, so that the ground always shows. A
 * drawing is decoration: the words beside it say what it shows.
 */
export function Scene({ className, children }: SceneProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
