import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface ContainerProps {
  children: ReactNode
  className?: string
}

/** Centres its content with the page's margins. Inside another container it adds nothing. */
export function Container({ children, className }: ContainerProps) {
  return <div className={classNames('ui-container', className)}>{children}</div>
}
