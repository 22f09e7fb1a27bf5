import { Badge } from '@portal/shared/ui'
import { Byline } from './byline.tsx'
import type { Headline } from './headline.ts'
import { HeadlinePicture } from './headline-picture.tsx'

interface HeadlineItemProps {
  headline: Headline
  onOpen: () => void
}

/** One headline of a list. The whole card answers to a touch; the title is the button. */
export function HeadlineItem({ headline, onOpen }: HeadlineItemProps) {
  return (
    <article className="relative flex gap-4 rounded-card border border-line bg-surface p-3 hover:border-forest sm:gap-5 sm:p-4">
      <HeadlinePicture
        headline={headline}
        className="block h-24 w-24 shrink-0 rounded-control sm:h-32 sm:w-44"
      />
      <div className="min-w-0">
        {headline.category && <Badge tone="green">{headline.category}</Badge>}
        <h4 className="mt-1.5 text-lg leading-snug">
          <button
            type="button"
            lang={headline.langs.title}
            aria-haspopup="dialog"
            className="cursor-pointer text-left text-forest-ink after:absolute after:inset-0 after:rounded-card hover:underline"
            onClick={onOpen}
          >
            {headline.title}
          </button>
        </h4>
        <p className="mt-1 text-ink-muted text-sm">
          <Byline parts={[headline.date, headline.readTime]} />
        </p>
        <p lang={headline.langs.excerpt} className="mt-1.5 text-ink-muted max-sm:text-sm">
          {headline.excerpt}
        </p>
      </div>
    </article>
  )
}
