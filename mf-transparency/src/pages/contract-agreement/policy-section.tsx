import { Card, CardTitle, Section } from '@portal/shared/ui'
import { usePageCopy } from './copy.ts'

/** What the municipality promises about its contracts. */
export default function PolicySection() {
  const copy = usePageCopy()
  return (
    <Section id="policy" title={copy.policy} lead={copy.policyLead} tone="tinted">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {copy.policyItems.map(({ title, text }) => (
          <Card as="li" key={title}>
            <CardTitle level={3}>{title}</CardTitle>
            <p className="mt-2">{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
