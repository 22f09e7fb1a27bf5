import { useEffect, useRef, useState } from 'react'
import { LoadFailure } from '../load-failure.tsx'
import { Skeletons } from '../skeletons.tsx'
import { ArticleDialog } from './article-dialog.tsx'
import { useNewsCopy } from './copy.ts'
import type { Headline } from './headline.ts'
import { HeadlineList } from './headline-list.tsx'

interface NewsListProps {
  headlines: readonly Headline[]
  status: 'loading' | 'loaded' | 'failed'
  /** Whether others are on their way to take the place of these. */
  arriving?: boolean
  error: string | null
  onRetry: () => void
}

/** A list of news in each of its states. */
export function NewsList({ headlines, status, arriving = false, error, onRetry }: NewsListProps) {
  const copy = useNewsCopy()
  const [open, setOpen] = useState<Headline | null>(null)
  // An open text follows a change of language, and stays when what comes next takes its list away.
  const current = headlines.find(({ id }) => id === open?.id) ?? open

  const list = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // Its headline may have made way for another page's, and the browser gives the focus back to nothing.
    const isLost = wasOpen.current && !open && document.activeElement === document.body
    if (isLost) list.current?.focus({ preventScroll: true })
    wasOpen.current = open !== null
  }, [open])

  return (
    <>
      {status === 'loading' && <Skeletons lines={6} height="min-h-78 sm:min-h-52" />}
      <div role="status" className="not-empty:mb-6">
        {status === 'failed' && <LoadFailure title={copy.failed} error={error} onRetry={onRetry} />}
      </div>
      {status !== 'loading' && (
        <div ref={list} tabIndex={-1} aria-busy={arriving}>
          <HeadlineList headlines={headlines} onOpen={setOpen} />
        </div>
      )}
      <ArticleDialog headline={current} onClose={() => setOpen(null)} />
    </>
  )
}
