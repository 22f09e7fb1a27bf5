import { Section } from '@portal/shared/ui'
import { lgsfProjects } from '../../../content/facts/reports/lgsf.ts'
import { DocumentList } from '../../documents/document-list.tsx'
import { documents } from '../../documents/lists/lgsf.data.ts'
import { FundProjects } from '../../procurement/fund-projects.tsx'
import { usePageCopy } from './copy.ts'

/** What the fund has paid for, and the reports on it. */
export default function Records() {
  const copy = usePageCopy()
  return (
    <>
      <Section id="projects" title={copy.projects} lead={copy.projectsLead}>
        <FundProjects projects={lgsfProjects} />
      </Section>
      <Section id="documents" title={copy.documents} tone="tinted">
        <DocumentList id="documents-list" documents={documents} fileName="lgsf" showsSummary />
      </Section>
    </>
  )
}
