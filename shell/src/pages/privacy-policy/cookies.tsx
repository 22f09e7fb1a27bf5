import { dataSaver, languageKey } from '@portal/shared/document-names'
import { Card, CardTitle, DefinitionList, Section } from '@portal/shared/ui'
import { keptAtMost, keptDays } from '../../../content/facts/kept-copies.ts'
import { usePrivacyCopy } from './copy.ts'

export function Cookies() {
  const copy = usePrivacyCopy().cookies
  return (
    <Section id="cookies" title={copy.title} lead={copy.lead}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {Object.values(copy.rows).map(({ place, lasts }) => (
          <Card key={place} as="li">
            <CardTitle className="mb-2">{place}</CardTitle>
            <DefinitionList
              items={[
                { term: copy.columns.name, description: <code>{languageKey}</code> },
                { term: copy.columns.holds, description: copy.holds },
                { term: copy.columns.lasts, description: lasts },
              ]}
            />
          </Card>
        ))}
      </ul>
      <p className="mt-5 max-w-[46rem]">{copy.note}</p>
      <p className="mt-5 max-w-[46rem]">{copy.dataSaver(dataSaver)}</p>
      <p className="mt-5 max-w-[46rem]">{copy.copies(keptAtMost, keptDays)}</p>
    </Section>
  )
}
