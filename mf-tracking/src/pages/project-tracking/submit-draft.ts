import { notify } from '@portal/shared/toast'
import type { TrackingCopy } from './copy.ts'
import { withProject } from './new-project.ts'
import type { Project, ProjectDraft } from './project.ts'
import { trackingStore } from './project-store.ts'
import { send } from './tracking-actions.ts'

/** Adds the project of a complete draft, says so, and tells the connected service. */
export function submitDraft(draft: ProjectDraft, copy: TrackingCopy): Project | undefined {
  const projects = withProject(trackingStore.getState().projects, draft, Date.now())
  trackingStore.setState({ projects, draft: null })
  notify({ title: copy.notices.success, description: copy.notices.added, tone: 'success' })

  const [project] = projects
  if (project) send('Project Created', project)
  return project
}
