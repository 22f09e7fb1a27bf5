import { ButtonLink, PageHeader, Section } from '@portal/shared/ui'
import { Newspaper } from 'lucide-react'
import { events } from '../../../content/facts/events.ts'
import { FiestaScene } from '../../scenes/fiesta.tsx'
import { useCivicCopy } from './copy.ts'
import { EventArticle } from './event-article.tsx'
import { GetInvolved } from './get-involved.tsx'
import { Venues } from './venues.tsx'

export default function CivicActivitiesPage() {
  const { eyebrow, title, lead, events: copy } = useCivicCopy()
  return (
    <>
      <PageHeader
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        illustration={<FiestaScene className="w-88 max-w-full rounded-card" />}
      />
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
        <ol className="grid gap-5">
          {events.map((event) => (
            <EventArticle key={event.id} event={event} />
          ))}
        </ol>
      </Section>
      <Venues />
      <GetInvolved />
    </>
  )
}
