import { Section } from '@portal/shared/ui'
import { bayanihanProjects, bayanihanUses } from '../../../content/facts/reports/bayanihan-grant.ts'
import { DocumentList } from '../../documents/document-list.tsx'
import { Figures } from '../../documents/figures.tsx'
import { documents } from '../../documents/lists/bayanihan-grant.data.ts'
import { FundProjects } from '../../procurement/fund-projects.tsx'
import { usePageCopy } from './copy.ts'

/** What the grant has paid for, and the reports on it. */
export default function Records() {
  const copy = usePageCopy()
  return (
    <>
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
    </>
  )
}
