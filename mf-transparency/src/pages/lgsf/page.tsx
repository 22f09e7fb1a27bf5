import { Section } from '@portal/shared/ui'
import { Check, ClipboardList, HandCoins, Signature } from 'lucide-react'
import { millions } from '../../../content/facts/pesos.ts'
import { lgsfProjects } from '../../../content/facts/reports/lgsf.ts'
import { DocumentList } from '../../documents/document-list.tsx'
import { documents } from '../../documents/lists/lgsf.data.ts'
import { GrainScene } from '../../illustrations/grain-scene.tsx'
import { ContactSection } from '../../parts/contact-section.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { Stats } from '../../parts/stats.tsx'
import { FundProjects } from '../../procurement/fund-projects.tsx'
import { usePageCopy } from './copy.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const allotted = sum(lgsfProjects.map(({ budget }) => budget))
const contracted = sum(lgsfProjects.map(({ award }) => award?.amount ?? 0))

export default function LgsfPage() {
  const copy = usePageCopy()
  return (
    <RecordPage title={copy.title} lead={copy.lead} illustration={<GrainScene />}>
      <Section title={copy.figures} lead={copy.figuresLead} tone="tinted">
        <Stats
          stats={[
            {
              value: String(lgsfProjects.length),
              label: copy.stats.projects,
              icon: ClipboardList,
            },
            { value: millions(allotted), label: copy.stats.allotted, icon: HandCoins },
            { value: millions(contracted), label: copy.stats.contracted, icon: Signature },
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
      <Section id="projects" title={copy.projects} lead={copy.projectsLead}>
        <FundProjects projects={lgsfProjects} />
      </Section>
      <Section id="documents" title={copy.documents} tone="tinted">
        <DocumentList id="documents-list" documents={documents} fileName="lgsf" showsSummary />
      </Section>
      <ContactSection office="planning" subject={copy.subject} />
    </RecordPage>
  )
}
