import { contactLink } from '@portal/shared/site'
import { ButtonLink, Card, CardTitle, Section } from '@portal/shared/ui'
import { HandHeart, HeartHandshake, type LucideIcon, Music, Store } from 'lucide-react'
import { tourismOffice } from '../../../content/facts/office.ts'
import { MoreLink } from '../../parts/more-link.tsx'
import { useCivicCopy } from './copy.ts'

/** One for each way, in the order of the copy. */
const icons: readonly LucideIcon[] = [HandHeart, Music, Store]

/** Ways to take part; each leads to the contact form with its subject filled in. */
export default function GetInvolved() {
  const { title, lead, button, subject, write, ways } = useCivicCopy().involved
  const { department } = tourismOffice
  return (
    <Section id="get-involved" title={title} lead={lead} tone="deep">
      <ul className="grid gap-4 md:grid-cols-3">
        {ways.map((way, index) => {
          const Icon = icons[index] ?? HandHeart
          return (
            <Card as="li" key={way.title} className="flex flex-col">
              <Icon aria-hidden="true" size={30} className="text-forest-ink" />
              <CardTitle className="mt-3">{way.title}</CardTitle>
              <p className="mt-2 mb-3 text-ink-muted">{way.text}</p>
              <div className="mt-auto">
                <MoreLink to={contactLink({ department, subject: way.subject })} about={way.title}>
                  {write}
                </MoreLink>
              </div>
            </Card>
          )
        })}
      </ul>
      <div className="mt-7">
        <ButtonLink
          size="lg"
          icon={<HeartHandshake aria-hidden="true" />}
          to={contactLink({ department, subject })}
        >
          {button}
        </ButtonLink>
      </div>
    </Section>
  )
}
