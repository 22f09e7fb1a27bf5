import { usePick } from '@portal/shared/i18n'
import { municipality, officeHours } from '@portal/shared/site'
import { ButtonLink, Card, DefinitionList, Hours, Section } from '@portal/shared/ui'
import { Send } from 'lucide-react'
import { offices } from '../../../content/facts/offices.ts'
import { NumberedSteps } from '../../parts/numbered-steps.tsx'
import { useOfficeLink } from '../../parts/use-office-link.ts'
import { usePageCopy } from './copy.ts'

/** How to get a document that is not on the page. */
export default function RequestSection() {
  const copy = usePageCopy()
  const pick = usePick()
  const officeLink = useOfficeLink()
  return (
    <Section id="request" title={copy.request} lead={copy.requestLead} tone="tinted">
      <NumberedSteps steps={copy.steps} />
      <Card className="mt-6">
        <DefinitionList
          items={[
            { term: copy.processing, description: copy.processingDays },
            { term: copy.fee, description: copy.feeText },
            {
              term: copy.where,
              description: `${pick(offices.accounting.name)}, ${pick(municipality.address)}`,
            },
            { term: copy.hours, description: <Hours>{pick(officeHours.weekdays)}</Hours> },
          ]}
        />
        <ButtonLink
          to={officeLink('accounting', copy.subject)}
          className="mt-5 print:hidden"
          icon={<Send aria-hidden="true" />}
        >
          {copy.send}
        </ButtonLink>
      </Card>
    </Section>
  )
}
