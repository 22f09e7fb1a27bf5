import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type CardTone = 'plain' | 'tinted' | 'forest' | 'gold' | 'sky' | 'clay'

export interface CardProps {
  children: ReactNode
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  tone?: CardTone
  className?: string | undefined
  id?: string | undefined
}

/** One thing of several alike. Quiet border, no shadow. */
export function Card({ as: Element = 'div', tone = 'plain', className, children, id }: CardProps) {
  return (
    <Element id={id} className={classNames('ui-card', className)} data-tone={tone}>
      {children}
    </Element>
  )
}

/** The heading of a card; `level` follows the headings around it. */
export function CardTitle({
  level = 3,
  children,
  className,
}: {
  level?: 2 | 3 | 4
  children: ReactNode
  className?: string | undefined
}) {
  const Heading = `h${level}` as const
  return <Heading className={classNames('ui-card-title', className)}>{children}</Heading>
}
