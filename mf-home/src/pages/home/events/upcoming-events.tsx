import { feeds, useEvents } from '@portal/shared/backend'
import { useLanguage } from '@portal/shared/i18n'
import { allEventsAtMost, allEventsHref } from '@portal/shared/search-feed'
import { ButtonLink, EmptyState } from '@portal/shared/ui'
import { FeedLink } from '../feed-link.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { useNewsCopy } from '../news/copy.ts'
import { Skeletons } from '../skeletons.tsx'
import { EventItem } from './event-item.tsx'

/** Events on the home page. */
const few = 3

interface UpcomingEventsProps {
  showsAll: boolean
  /** False asks the server for nothing yet. */
  wanted: boolean
}

export function UpcomingEvents({ showsAll, wanted }: UpcomingEventsProps) {
  const copy = useNewsCopy().events
  const { language } = useLanguage()
  const limit = showsAll ? allEventsAtMost : few
  const { items, status, error, refetch } = useEvents({ limit, wanted })
  return (
    <section id="events" aria-labelledby="events-title">
      <h3 id="events-title" className="mb-4 flex min-h-11.5 items-center text-2xl">
        {copy.title}
      </h3>
      {status === 'loading' && (
        <Skeletons lines={9} height="min-h-83 sm:min-h-72 lg:min-h-94 xl:min-h-83" />
      )}
      {status === 'loaded' && items.length === 0 && (
        <EmptyState title={copy.empty}>{copy.emptyNote}</EmptyState>
      )}
      {status === 'loaded' && items.length > 0 && (
        <ul className="grid gap-4">
          {items.slice(0, limit).map((event) => (
            <EventItem key={event.id} event={event} />
          ))}
        </ul>
      )}
      <div role="status">
        {status === 'failed' && <LoadFailure title={copy.failed} error={error} onRetry={refetch} />}
      </div>
      {!showsAll && items.length >= few && (
        <ButtonLink to={allEventsHref} variant="secondary" className="mt-4 print:hidden">
          {copy.viewAll}
        </ButtonLink>
      )}
      <FeedLink href={feeds.events.href(language)}>{copy.feed}</FeedLink>
    </section>
  )
}
