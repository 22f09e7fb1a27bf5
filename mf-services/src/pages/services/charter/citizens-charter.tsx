import { usePick } from '@portal/shared/i18n'
import { Section, Tabs } from '@portal/shared/ui'
import { services } from '../../../../content/charter/index.ts'
import { serviceTitles } from '../../../../content/charter/titles.ts'
import { useServicesCopy } from '../copy.ts'
import { charterAnchor } from './anchor.ts'
import { CharterEntry } from './charter-entry.tsx'

/** Every service step by step, as RA 11032 asks for. */
export default function CitizensCharter() {
  const copy = useServicesCopy().charter
  const pick = usePick()
  return (
    <Section id="charter" searchKind="service" title={copy.title} lead={copy.lead}>
      <Tabs
        label={copy.tabs}
        tabs={services.map((service) => ({
          id: charterAnchor(service.id),
          label: pick(serviceTitles[service.id]),
          content: <CharterEntry service={service} />,
        }))}
      />
    </Section>
  )
}
