import { Dialog } from '@portal/shared/ui'
import { Byline } from './byline.tsx'
import type { Headline } from './headline.ts'
import { HeadlinePicture } from './headline-picture.tsx'

/** The full text of one news item. Closed while there is none. */
export function ArticleDialog({
  headline,
  onClose,
}: {
  headline: Headline | null
  onClose: () => void
}) {
  return (
    <Dialog
      open={headline !== null}
      onClose={onClose}
      title={<span lang={headline?.langs.title}>{headline?.title}</span>}
      description={
        headline && <Byline parts={[headline.category, headline.date, headline.readTime]} />
      }
    >
      {headline && (
        <>
          <HeadlinePicture
            headline={headline}
            className="mb-5 block aspect-video w-full rounded-card"
          />
          {paragraphs(headline.text).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal, and keep their places
            <p key={index} lang={headline.langs.text} className="mb-4 whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </>
      )}
    </Dialog>
  )
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
