import { projectDefaults } from '../../../content/facts/project-choices.ts'
import type { Project, ProjectDraft } from './project.ts'

export type RequiredField = 'title' | 'description'

/** The required fields left empty, in the order of the form. Blanks count as empty. */
export function missingFields(draft: ProjectDraft): RequiredField[] {
  return (['title', 'description'] as const).filter((field) => draft[field].trim() === '')
}

/** The project a complete draft becomes: trimmed, with defaults for what is empty. */
export function createProject(draft: ProjectDraft, id: string): Project {
  const given = (field: keyof ProjectDraft) => draft[field].trim()
  return {
    id,
    title: given('title'),
    description: given('description'),
    category: given('category') || projectDefaults.category,
    status: given('status') || projectDefaults.status,
    priority: given('priority') || projectDefaults.priority,
    budget: given('budget') || projectDefaults.budget,
    location: given('location') || projectDefaults.location,
    startDate: given('startDate') || projectDefaults.startDate,
    endDate: given('endDate') || projectDefaults.endDate,
    assignedTo: given('assignedTo') || projectDefaults.assignedTo,
    progress: projectDefaults.progress,
  }
}

/** The list with the new project in front. Its id comes from `now`, in milliseconds. */
export function withProject(
  projects: readonly Project[],
  draft: ProjectDraft,
  now: number,
): readonly Project[] {
  return [createProject(draft, freeId(projects, now)), ...projects]
}

function freeId(projects: readonly Project[], now: number): string {
  const id = String(now)
  return projects.some((project) => project.id === id) ? freeId(projects, now + 1) : id
}
