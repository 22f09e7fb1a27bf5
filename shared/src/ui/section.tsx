import { type ReactNode, useId } from 'react'
import type { SearchKind } from '../section/search-kind.ts'
import { classNames } from './class-names.ts'
import { Container } from './container.tsx'

export interface SectionProps {
  title: string
  children: ReactNode
  /** The anchor that other pages link to. */
  id?: string | undefined
  lead?: ReactNode
  level?: 2 | 3 | 4
  /** `deep` is dark in both colour schemes: for the one call to action that closes a page. */
  tone?: 'plain' | 'tinted' | 'deep'
  /** What the search calls everything in it. */
  searchKind?: SearchKind
  /** Buttons or links beside the heading. */
  actions?: ReactNode
}

/** A band of the page with a heading, known to assistive technology by that heading. */
export function Section({
  title,
  children,
  id,
  lead,
  level = 2,
  tone = 'plain',
  searchKind,
  actions,
}: SectionProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={classNames('ui-section', tone === 'deep' && 'ui-deep')}
      data-tone={tone}
      data-search-kind={searchKind}
    >
      <Container>
        <div className="ui-section-head">
          <div>
            <Heading id={titleId} className="ui-section-title">
              {title}
            </Heading>
            {lead && <p className="ui-section-lead">{lead}</p>}
          </div>
          {actions && <div className="ui-actions">{actions}</div>}
        </div>
        {children}
      </Container>
    </section>
  )
}
