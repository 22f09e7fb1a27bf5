import { useNews } from '@portal/shared/backend'
import { useSampleHeadlines, useToHeadline } from './headline.ts'
import { NewsList } from './news-list.tsx'

/** Headlines on the home page. */
const limit = 3

/** The newest published news; samples where none came. */
export function LatestHeadlines({ wanted }: { wanted: boolean }) {
  const { items, status, error, refetch } = useNews({ limit, wanted })
  const toHeadline = useToHeadline()
  const samples = useSampleHeadlines()
  const headlines = items.length > 0 ? items.map(toHeadline) : samples
  return (
    <NewsList
      headlines={headlines.slice(0, limit)}
      status={status}
      error={error}
      onRetry={refetch}
    />
  )
}
