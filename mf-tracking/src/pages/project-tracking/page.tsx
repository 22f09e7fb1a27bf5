import { Container, lateParts, Notice, PageHeader, Section } from '@portal/shared/ui'
import { useTrackingCopy } from './copy.ts'
import { ProjectList } from './project-list.tsx'

export const late = lateParts(import.meta.url, {
  RoadScene: () => import('./road-scene.tsx'),
  Summary: () => import('./summary.tsx'),
  AddProjectForm: () => import('./add-project-form.tsx'),
  IntegrationPanel: () => import('./integration-panel.tsx'),
})
const { RoadScene, Summary, AddProjectForm, IntegrationPanel } = late.components

export default function ProjectTrackingPage() {
  const { header, memory, form } = useTrackingCopy()

  return (
    <>
      <PageHeader
        eyebrow={header.eyebrow}
        title={header.title}
        lead={header.lead}
        illustration={<RoadScene />}
      />
      <Container className="py-8">
        <Notice tone="info" title={memory.title}>
          {memory.text} <span className="noscript:hidden">{memory.keep}</span>
        </Notice>
      </Container>
      <Summary />
      <ProjectList />
      <div className="print:hidden">
        <Section id="add-project" title={form.title} lead={form.lead} tone="tinted">
          <noscript>
            <Notice tone="info">{form.noScript}</Notice>
          </noscript>
          <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr] noscript:hidden">
            <AddProjectForm />
            <div className="lg:sticky lg:top-44">
              <IntegrationPanel />
            </div>
          </div>
        </Section>
      </div>
    </>
  )
}
