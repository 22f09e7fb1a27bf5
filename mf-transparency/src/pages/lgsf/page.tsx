import { lateParts, Section } from '@portal/shared/ui'
import { Check, ClipboardList, HandCoins, Signature } from 'lucide-react'
import { millions } from '../../../content/facts/pesos.ts'
import { GrainScene } from '../../illustrations/grain-scene.tsx'
import { ContactSection } from '../../parts/contact-section.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { Stats } from '../../parts/stats.tsx'
import { usePageCopy } from './copy.ts'
import { figures } from './figures.data.ts'

export const late = lateParts(import.meta.url, { Records: () => import('./records.tsx') })
const { Records } = late.components

export default function LgsfPage() {
  const copy = usePageCopy()
  return (
    <RecordPage title={copy.title} lead={copy.lead} illustration={<GrainScene />}>
      <Section title={copy.figures} lead={copy.figuresLead} tone="tinted">
        <Stats
          stats={[
            {
              value: String(figures.projects),
              label: copy.stats.projects,
              icon: ClipboardList,
            },
            { value: millions(figures.allotted), label: copy.stats.allotted, icon: HandCoins },
            { value: millions(figures.contracted), label: copy.stats.contracted, icon: Signature },
          ]}
        />
      </Section>
      <Section id="about-lgsf" title={copy.about}>
        <ul className="grid max-w-[50rem] gap-3">
          {copy.rules.map((rule) => (
            <li key={rule} className="flex gap-3">
              <Check className="mt-1 size-5 flex-none text-forest" aria-hidden="true" />
              {rule}
            </li>
          ))}
        </ul>
      </Section>
      <Records />
      <ContactSection office="planning" subject={copy.subject} />
    </RecordPage>
  )
}
