import { Card, CardTitle, Section } from '@portal/shared/ui'
import { Check } from 'lucide-react'
import { NumberedSteps } from '../../parts/numbered-steps.tsx'
import { usePageCopy } from './copy.ts'

/** How to bid, and with which papers. */
export default function GuidelinesSection() {
  const copy = usePageCopy()
  return (
    <Section id="guidelines" title={copy.guidelines} lead={copy.guidelinesLead} tone="tinted">
      <NumberedSteps steps={copy.steps} />
      <Card className="mt-6">
        <CardTitle level={3}>{copy.eligibility}</CardTitle>
        <ul className="mt-4 grid gap-x-8 gap-y-3 md:grid-cols-2">
          {copy.eligibilityItems.map((item) => (
            <li key={item} className="flex gap-3">
              <Check className="mt-1 size-5 flex-none text-forest" aria-hidden="true" />
              {item}
            </li>
          ))}
        </ul>
        <p className="mt-5 text-ink-muted">{copy.law}</p>
      </Card>
    </Section>
  )
}
