import { Card, CardTitle, Section } from '@portal/shared/ui'
import { guidelines } from '../../../content/facts/accessibility.ts'
import { useAccessibilityCopy } from './copy.ts'

export function Commitments() {
  const copy = useAccessibilityCopy().commitments
  return (
    <Section id="commitments" title={copy.title} lead={copy.lead}>
      <ul className="grid gap-4 sm:grid-cols-3">
        {guidelines.map(({ id, title }) => (
          <Card key={id} as="li">
            <CardTitle>
              <span lang="en">{title}</span>
            </CardTitle>
            <p className="mt-2">{copy.guidelines[id]}</p>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
