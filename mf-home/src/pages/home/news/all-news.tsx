import { useNewsPage } from '@portal/shared/backend'
import { useState } from 'react'
import { useSampleHeadlines, useToHeadline } from './headline.ts'
import { NewsList } from './news-list.tsx'
import { PageButtons } from './page-buttons.tsx'

const pageSize = 6

/** Every published news item, page by page, the newest first. */
export function AllNews() {
  const [page, setPage] = useState(1)
  const { items, total, status, error, refetch } = useNewsPage({ page, pageSize })
  const toHeadline = useToHeadline()
  const samples = useSampleHeadlines()
  return (
    <>
      <NewsList
        headlines={total > 0 ? items.slice(0, pageSize).map(toHeadline) : samples}
        status={status}
        error={error}
        onRetry={refetch}
      />
      <PageButtons page={page} pages={Math.ceil(total / pageSize)} onChange={setPage} />
    </>
  )
}
