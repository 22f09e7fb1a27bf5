import { useNewsPage } from '@portal/shared/backend'
import { useKeptState } from '@portal/shared/router'
import { type RefObject, useEffect, useRef } from 'react'
import { useSampleHeadlines, useToHeadline } from './headline.ts'
import { LinkedArticle } from './linked-article.tsx'
import { NewsList } from './news-list.tsx'
import { PageButtons } from './page-buttons.tsx'

const pageSize = 6

/**
 * Every published news item, page by page, the newest first.
 *
 * @param top - what another page is read from; it takes the focus
 */
export function AllNews({ top }: { top: RefObject<HTMLElement | null> }) {
  const [page, setPage] = useKeptState('news-page', 1)
  const { items, total, status, error, refetch, arriving } = useNewsPage({ page, pageSize })
  const toHeadline = useToHeadline()
  const samples = useSampleHeadlines()
  const isNone = items.length === 0 && page === 1
  const pages = Math.ceil(total / pageSize)

  // Fewer are published than before: no page stands beyond the last.
  const isBeyond = status === 'loaded' && !arriving && page > Math.max(pages, 1)
  useEffect(() => {
    if (isBeyond) setPage(Math.max(pages, 1))
  }, [isBeyond, pages, setPage])

  // The buttons stand below all of them, and the first are to be read next. After a page that failed,
  // nothing is shown until the next has come.
  const isTurned = useRef(false)
  useEffect(() => {
    if (arriving || status === 'loading' || !isTurned.current) return
    isTurned.current = false
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView()
  }, [arriving, status, top])

  return (
    <>
      <LinkedArticle top={top} />
      <NewsList
        headlines={isNone ? samples : items.slice(0, pageSize).map(toHeadline)}
        status={status}
        arriving={arriving}
        error={error}
        onRetry={refetch}
      />
      <PageButtons
        page={page}
        pages={pages}
        arriving={arriving || status === 'loading'}
        onChange={(next) => {
          setPage(next)
          isTurned.current = true
        }}
      />
    </>
  )
}
