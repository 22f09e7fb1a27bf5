import { contactLink } from '@portal/shared/site'
import { ButtonLink, Container, FileLink } from '@portal/shared/ui'
import { CalendarDays } from 'lucide-react'
import { investmentOffice } from '../../../content/facts/investment-office.ts'
import { useInvestmentCopy } from './copy.ts'
import { useInvestorFile } from './investor-file.ts'
import { ValleyScene } from './valley-scene.tsx'

export function Hero() {
  const copy = useInvestmentCopy().hero
  const guide = useInvestorFile('investment-guide')
  return (
    <header className="ui-deep overflow-hidden">
      <Container className="grid items-end gap-x-14 lg:grid-cols-[1fr_1.05fr]">
        <div className="self-center py-10 lg:py-16">
          <p className="mb-3 font-semibold text-forest-ink text-sm">{copy.eyebrow}</p>
          <h1 id="page-title" tabIndex={-1} className="text-4xl">
            {copy.title}
          </h1>
          <p className="mt-4 max-w-xl text-lg text-on-deep-muted">{copy.lead}</p>
          <div className="ui-actions mt-7">
            <FileLink
              href={guide.href}
              size={guide.size}
              format="PDF"
              label={copy.guide}
              variant="primary"
            />
            <ButtonLink
              to={contactLink({
                department: investmentOffice.department,
                subject: copy.meetingSubject,
              })}
              variant="secondary"
              icon={<CalendarDays aria-hidden="true" />}
            >
              {copy.meeting}
            </ButtonLink>
          </div>
        </div>
        <ValleyScene className="block w-full rounded-t-card lg:mt-10 print:hidden" />
      </Container>
    </header>
  )
}
