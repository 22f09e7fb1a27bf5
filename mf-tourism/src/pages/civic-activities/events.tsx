import { ButtonLink, Section } from '@portal/shared/ui'
import { Newspaper } from 'lucide-react'
import { events } from '../../../content/facts/events.ts'
import { useCivicCopy } from './copy.ts'
import { EventArticle } from './event-article.tsx'

export default function Events() {
  const copy = useCivicCopy().events
  return (
    <Section
      id="events"
      searchKind="news"
      title={copy.title}
      lead={copy.lead}
      actions={
        <ButtonLink variant="secondary" icon={<Newspaper aria-hidden="true" />} to="/#news">
          {copy.news}
        </ButtonLink>
      }
    >
      <ol className="ui-blocks grid gap-5">
        {events.map((event) => (
          <EventArticle key={event.id} event={event} />
        ))}
      </ol>
    </Section>
  )
}
