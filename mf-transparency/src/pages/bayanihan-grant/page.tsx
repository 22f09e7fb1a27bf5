import { ProgressBar, Section } from '@portal/shared/ui'
import { HandCoins, ShoppingBasket, Undo2 } from 'lucide-react'
import { millions } from '../../../content/facts/pesos.ts'
import {
  bayanihanProjects,
  bayanihanTotals,
  bayanihanUses,
} from '../../../content/facts/reports/bayanihan-grant.ts'
import { DocumentList } from '../../documents/document-list.tsx'
import { Figures } from '../../documents/figures.tsx'
import { documents } from '../../documents/lists/bayanihan-grant.data.ts'
import { ReliefScene } from '../../illustrations/relief-scene.tsx'
import { ContactSection } from '../../parts/contact-section.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { Stats } from '../../parts/stats.tsx'
import { FundProjects } from '../../procurement/fund-projects.tsx'
import { usePageCopy } from './copy.ts'

export default function BayanihanGrantPage() {
  const copy = usePageCopy()
  const { received, spent, returned } = bayanihanTotals
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
      <Section id="uses" title={copy.uses} lead={copy.usesLead}>
        <Figures table={bayanihanUses} />
      </Section>
      <Section id="projects" title={copy.projects} lead={copy.projectsLead}>
        <FundProjects projects={bayanihanProjects} />
      </Section>
      <Section id="documents" title={copy.documents} tone="tinted">
        <DocumentList
          id="documents-list"
          documents={documents}
          fileName="bayanihan-grant"
          showsSummary
        />
      </Section>
      <ContactSection office="accounting" subject={copy.subject} />
    </RecordPage>
  )
}
