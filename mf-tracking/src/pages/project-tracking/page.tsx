import { Container, Notice, PageHeader, Section } from '@portal/shared/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { AddProjectForm } from './add-project-form.tsx'
import { useTrackingCopy } from './copy.ts'
import { IntegrationPanel } from './integration-panel.tsx'
import { ProjectList } from './project-list.tsx'
import { trackingStore } from './project-store.ts'
import { wholeView } from './project-view.ts'
import { RoadScene } from './road-scene.tsx'
import { Summary } from './summary.tsx'

export default function ProjectTrackingPage() {
  const { header, memory, form } = useTrackingCopy()
  const projects = useStore(trackingStore, (state) => state.projects)
  const [view, setView] = useState(wholeView)

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
          {memory.text}
        </Notice>
      </Container>
      <Summary projects={projects} />
      <ProjectList projects={projects} view={view} onView={setView} />
      <div className="print:hidden">
        <Section id="add-project" title={form.title} lead={form.lead} tone="tinted">
          <noscript>
            <Notice tone="info">{form.noScript}</Notice>
          </noscript>
          <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr] noscript:hidden">
            {/* A filter could hide the project that was just added. */}
            <AddProjectForm onShow={() => setView(wholeView)} />
            <div className="lg:sticky lg:top-36">
              <IntegrationPanel />
            </div>
          </div>
        </Section>
      </div>
    </>
  )
}
