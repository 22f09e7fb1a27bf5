import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface ContainerProps {
  children: ReactNode
  /** `narrow` keeps running text at a readable line length. */
  width?: 'narrow' | 'default' | 'wide'
  className?: string
}

/** Centres its content with the page's margins. Inside another container it adds nothing. */
export function Container({ children, width = 'default', className }: ContainerProps) {
  return (
    <div className={classNames('ui-container', className)} data-width={width}>
      {children}
    </div>
  )
}
