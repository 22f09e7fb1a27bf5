import { Rss } from 'lucide-react'
import type { ReactNode } from 'react'

/** The way to follow a list with another program. It needs no script. */
export function FeedLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-forest-ink text-sm underline print:hidden"
    >
      <Rss aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </a>
  )
}
