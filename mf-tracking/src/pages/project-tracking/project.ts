import type { Bilingual, Language } from '@portal/shared/i18n'
import { projectDefaults } from '../../../content/facts/project-choices.ts'

/** What a visitor typed is one text; the samples come in both languages. */
export type Text = string | Bilingual

export interface Project {
  id: string
  title: Text
  description: Text
  category: string
  status: string
  priority: string
  /** Free text, as are location and assignedTo. */
  budget: string
  location: Text
  /** `YYYY-MM-DD`, or '' where none is set; endDate likewise. */
  startDate: string
  endDate: string
  assignedTo: Text
  /** Percent, 0 to 100. */
  progress: number
}

/** What the form collects: every field a text, '' where the visitor left it empty. */
export type ProjectDraft = Record<Exclude<keyof Project, 'id' | 'progress'>, string>

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

/** A text in the given language; what a visitor typed stays as it is. */
export function textIn(text: Text, language: Language): string {
  return typeof text === 'string' ? text : text[language]
}
