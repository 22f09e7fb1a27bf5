import { useNewsPage } from '@portal/shared/backend'
import { useKeptState } from '@portal/shared/router'
import { useEffect } from 'react'
import { useSampleHeadlines, useToHeadline } from './headline.ts'
import { NewsList } from './news-list.tsx'
import { PageButtons } from './page-buttons.tsx'

const pageSize = 6

/** Every published news item, page by page, the newest first. */
export function AllNews() {
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

  return (
    <>
      <NewsList
        headlines={isNone ? samples : items.slice(0, pageSize).map(toHeadline)}
        status={status}
        arriving={arriving}
        error={error}
        onRetry={refetch}
      />
      <PageButtons page={page} pages={pages} arriving={arriving} onChange={setPage} />
    </>
  )
}
