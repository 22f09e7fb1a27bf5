import { useNewsItem } from '@portal/shared/backend'
import { Notice } from '@portal/shared/ui'
import { type RefObject, useLayoutEffect } from 'react'
import { LoadFailure } from '../load-failure.tsx'
import { ArticleDialog } from './article-dialog.tsx'
import { useNewsCopy } from './copy.ts'
import { useToHeadline } from './headline.ts'
import { useLinkedNews } from './use-linked-news.ts'

/**
 * The news item that the address names, open above the list of all.
 *
 * @param top - has the focus once it is closed
 */
export function LinkedArticle({ top }: { top: RefObject<HTMLElement | null> }) {
  const copy = useNewsCopy()
  const [id, close] = useLinkedNews()
  const { items, status, error, refetch } = useNewsItem(id)
  const toHeadline = useToHeadline()
  const item = id === null ? undefined : items[0]
  const isOpen = item !== undefined
  // Before the dialog opens: the browser gives the focus back to what had it then.
  useLayoutEffect(() => {
    if (isOpen) top.current?.focus({ preventScroll: true })
  }, [isOpen, top])
  return (
    <>
      <div role="status" className="not-empty:mb-6">
        {id !== null && status === 'failed' && (
          <LoadFailure title={copy.linkedFailed} error={error} onRetry={refetch} />
        )}
        {id !== null && status === 'loaded' && !item && (
          <Notice tone="warning" title={copy.linkedGone}>
            {copy.linkedGoneHint}
          </Notice>
        )}
      </div>
      <ArticleDialog headline={item ? toHeadline(item) : null} onClose={close} />
    </>
  )
}
