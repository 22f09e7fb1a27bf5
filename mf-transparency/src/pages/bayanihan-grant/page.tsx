import { lateParts, ProgressBar, Section } from '@portal/shared/ui'
import { HandCoins, ShoppingBasket, Undo2 } from 'lucide-react'
import { millions } from '../../../content/facts/pesos.ts'
import { ReliefScene } from '../../illustrations/relief-scene.tsx'
import { ContactSection } from '../../parts/contact-section.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { Stats } from '../../parts/stats.tsx'
import { usePageCopy } from './copy.ts'
import { figures } from './figures.data.ts'

export const late = lateParts(import.meta.url, { Records: () => import('./records.tsx') })
const { Records } = late.components

export default function BayanihanGrantPage() {
  const copy = usePageCopy()
  const { received, spent, returned } = figures
  return (
    <RecordPage title={copy.title} lead={copy.lead} illustration={<ReliefScene />}>
      <Section title={copy.figures} lead={copy.figuresLead} tone="tinted">
        <Stats
          stats={[
            { value: millions(received), label: copy.stats.received, icon: HandCoins },
            { value: millions(spent), label: copy.stats.spent, icon: ShoppingBasket },
            { value: millions(returned), label: copy.stats.returned, icon: Undo2 },
          ]}
        />
        <div className="mt-6">
          <ProgressBar value={(spent / received) * 100} label={copy.share} />
        </div>
      </Section>
      <Records />
      <ContactSection office="accounting" subject={copy.subject} />
    </RecordPage>
  )
}
