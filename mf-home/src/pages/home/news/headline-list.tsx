import { useState } from 'react'
import { ArticleDialog } from './article-dialog.tsx'
import type { Headline } from './headline.ts'
import { HeadlineItem } from './headline-item.tsx'

/** Headlines one below the other; each opens its full text. */
export function HeadlineList({ headlines }: { headlines: readonly Headline[] }) {
  // By id, so that an open text follows a change of language.
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <ul className="grid gap-4">
        {headlines.map((headline) => (
          <li key={headline.id}>
            <HeadlineItem headline={headline} onOpen={() => setOpen(headline.id)} />
          </li>
        ))}
      </ul>
      <ArticleDialog
        headline={headlines.find(({ id }) => id === open) ?? null}
        onClose={() => setOpen(null)}
      />
    </>
  )
}
