import { usePick } from '@portal/shared/i18n'
import { officeHours } from '@portal/shared/site'
import { ContactBlock, DefinitionList, Section } from '@portal/shared/ui'
import { secretariat } from '../../../content/facts/council.ts'
import { useCouncilCopy } from '../../copy/sangguniang-bayan.ts'
import { ContactOffice } from '../../parts/contact-office.tsx'
import { SessionTime } from '../../parts/session-time.tsx'

export default function Sessions() {
  const copy = useCouncilCopy().sessions
  const pick = usePick()
  return (
    <Section id="sessions" tone="tinted" title={copy.title} lead={copy.lead}>
      <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
        <div className="grid grid-cols-1 gap-8">
          <SessionTime />
          <DefinitionList items={copy.facts} />
          <div>
            <h3 className="mb-3 text-2xl">{copy.speakTitle}</h3>
            <ol className="ms-6 grid list-decimal gap-2 marker:font-semibold marker:text-gold-ink">
              {copy.speak.map((step) => (
                <li key={step} className="ps-1">
                  {step}
                </li>
              ))}
            </ol>
          </div>
        </div>
        <div className="grid gap-4">
          <ContactBlock
            office={copy.office}
            phone={secretariat.phone}
            email={secretariat.email}
            hours={pick(officeHours.weekdays)}
          />
          {/* The contact form lists no council: the subject names it. */}
          <ContactOffice office={copy.office} subject={copy.subject} />
        </div>
      </div>
    </Section>
  )
}
