import type { ReactNode } from 'react'

/** Words for screen readers where the eye has a picture. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="ui-visually-hidden">{children}</span>
}
