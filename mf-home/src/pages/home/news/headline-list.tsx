import { useState } from 'react'
import { ArticleDialog } from './article-dialog.tsx'
import type { Headline } from './headline.ts'
import { HeadlineItem } from './headline-item.tsx'

/** Headlines one below the other; each opens its full text. */
export function HeadlineList({ headlines }: { headlines: readonly Headline[] }) {
  const [open, setOpen] = useState<Headline | null>(null)
  // An open text follows a change of language, and stays when another page takes its list away.
  const current = headlines.find(({ id }) => id === open?.id) ?? open
  return (
    <>
      <ul className="grid gap-4">
        {headlines.map((headline) => (
          <li key={headline.id}>
            <HeadlineItem headline={headline} onOpen={() => setOpen(headline)} />
          </li>
        ))}
      </ul>
      <ArticleDialog headline={current} onClose={() => setOpen(null)} />
    </>
  )
}
