import { Link } from '@portal/shared/router'
import { ArrowRight } from 'lucide-react'

interface MoreLinkProps {
  to: string
  /** What the link is about, for who hears it out of its card. */
  about: string
  children: string
}

/** A quiet way on to the full description of something. */
export function MoreLink({ to, about, children }: MoreLinkProps) {
  return (
    <Link
      to={to}
      aria-label={`${children}: ${about}`}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-forest-ink underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      <span>{children}</span>
      <ArrowRight size={18} aria-hidden="true" className="flex-none" />
    </Link>
  )
}
