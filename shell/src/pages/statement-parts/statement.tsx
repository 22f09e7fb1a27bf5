import { Container } from '@portal/shared/ui'
import type { ReactNode } from 'react'

export interface StatementPart {
  /** Anchor of the part; also what the search leads to. */
  id: string
  title: string
}

/** A long text in parts: its contents stand beside it and stay in view on wide screens. */
export function Statement({
  contents,
  parts,
  children,
}: {
  /** Names the table of contents. */
  contents: string
  parts: readonly StatementPart[]
  children: ReactNode
}) {
  return (
    <Container className="py-10 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-14 lg:py-16">
      <nav
        aria-label={contents}
        className="mb-12 self-start rounded-card border border-line bg-surface p-5 lg:sticky lg:top-44 lg:mb-0"
      >
        <p className="font-semibold text-ink-muted text-sm">{contents}</p>
        <ol className="mt-2">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-2 text-forest-ink underline-offset-4 hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="ui-blocks grid grid-cols-1 gap-8">{children}</div>
    </Container>
  )
}
