import type { Headline } from './headline.ts'
import { HeadlineItem } from './headline-item.tsx'

interface HeadlineListProps {
  headlines: readonly Headline[]
  onOpen: (headline: Headline) => void
}

/** Headlines one below the other; each opens its full text. */
export function HeadlineList({ headlines, onOpen }: HeadlineListProps) {
  return (
    <ul className="grid gap-4">
      {headlines.map((headline) => (
        <li key={headline.id}>
          <HeadlineItem headline={headline} onOpen={() => onOpen(headline)} />
        </li>
      ))}
    </ul>
  )
}
