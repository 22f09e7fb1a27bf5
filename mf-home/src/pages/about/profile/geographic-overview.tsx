import { municipality } from '@portal/shared/site'
import { DefinitionList, Section } from '@portal/shared/ui'
import { profile } from '../../../../content/facts/about.ts'
import { useAboutCopy } from '../copy.ts'

export function GeographicOverview() {
  const copy = useAboutCopy().geography
  const [latitude, longitude] = municipality.center
  return (
    <Section level={3} title={copy.title} lead={copy.lead}>
      <DefinitionList
        items={[
          { term: copy.areaLabel, description: profile.landArea },
          { term: copy.positionTerm, description: copy.position(latitude, longitude) },
          ...copy.facts,
        ]}
      />
    </Section>
  )
}
