import { createStore } from 'zustand/vanilla'
import { sampleProjects } from '../../../content/facts/sample-projects.ts'
import { createProject, type Project, type ProjectDraft } from './project.ts'
import { type ProjectView, wholeView } from './project-view.ts'

export interface TrackingState {
  /** The newest first. */
  projects: readonly Project[]
  /** What the list of them is narrowed to. */
  view: ProjectView
  /** As typed into the integration panel; '' sends nothing. */
  webhookUrl: string
  sending: boolean
}

/**
 * Page memory, and nothing more: a reload brings the samples back. It outlives a visit to another
 * page of the portal, so that a visitor who looks something up finds the added projects again.
 */
export const trackingStore = createStore<TrackingState>(() => ({
  projects: sampleProjects,
  view: wholeView,
  webhookUrl: '',
  sending: false,
}))

/** A filter could hide a project that was just added. */
export function showAllProjects(): void {
  trackingStore.setState({ view: wholeView })
}

/** The list with the new project in front. Its id comes from `now`, in milliseconds. */
export function addProject(
  projects: readonly Project[],
  draft: ProjectDraft,
  now: number,
): readonly Project[] {
  return [createProject(draft, freeId(projects, now)), ...projects]
}

/** The list in which one project has another status; an unknown id changes nothing. */
export function changeStatus(
  projects: readonly Project[],
  id: string,
  status: string,
): readonly Project[] {
  return projects.map((project) => (project.id === id ? { ...project, status } : project))
}

function freeId(projects: readonly Project[], now: number): string {
  const id = String(now)
  return projects.some((project) => project.id === id) ? freeId(projects, now + 1) : id
}
