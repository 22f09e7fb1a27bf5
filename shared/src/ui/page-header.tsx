import type { ReactNode } from 'react'
import { headingId } from '../section/document-names.ts'
import { Container } from './container.tsx'
import { RidgeLine } from './illustrations/ridge-line.tsx'

export interface PageHeaderProps {
  title: string
  lead?: ReactNode
  /** The section's name, above the title. */
  eyebrow?: string | undefined
  /** A decorative SVG scene beside the title. */
  illustration?: ReactNode
}

/**
 * The head of a page with its only `h1`. The heading takes focus after a navigation; a saved copy is
 * first drawn with it, by the id `page-title`. Pages that draw a head of their own give both as well.
 */
export function PageHeader({ title, lead, eyebrow, illustration }: PageHeaderProps) {
  return (
    <header className="ui-page-header">
      <Container>
        <div>
          {eyebrow && <p className="ui-eyebrow">{eyebrow}</p>}
          <h1 id={headingId} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="ui-page-header-lead">{lead}</p>}
        </div>
        {illustration && <div className="ui-page-header-picture">{illustration}</div>}
      </Container>
      <RidgeLine />
    </header>
  )
}
