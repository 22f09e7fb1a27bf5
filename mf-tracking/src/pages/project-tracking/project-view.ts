import { holdsWords, type Language } from '@portal/shared/i18n'
import { projectPriorities } from '../../../content/facts/project-choices.ts'
import { type LocalizedText, type Project, textIn } from './project.ts'

export const projectOrders = ['newest', 'title', 'start', 'end', 'priority', 'progress'] as const

export type ProjectOrder = (typeof projectOrders)[number]

/** Which projects are shown, and in which order. An empty filter lets everything through. */
export interface ProjectView {
  search: string
  status: string
  category: string
  priority: string
  order: ProjectOrder
}

export const wholeView: ProjectView = {
  search: '',
  status: '',
  category: '',
  priority: '',
  order: 'newest',
}

/**
 * The projects that pass every filter, in the chosen order; titles sort in the given language.
 *
 * @param holds - tells whether a text has what is searched
 */
export function projectsInView(
  projects: readonly Project[],
  view: ProjectView,
  language: Language,
  holds = holdsWords,
): Project[] {
  return projects.filter((project) => isInView(project, view, holds)).sort(byOrder(view, language))
}

/** Whether any filter is on. The order hides nothing. */
export function isFiltered({ search, status, category, priority }: ProjectView): boolean {
  return [search.trim(), status, category, priority].some((filter) => filter !== '')
}

/** Whether one project passes every filter. */
export function isInView(project: Project, view: ProjectView, holds = holdsWords): boolean {
  return (
    (view.status === '' || project.status === view.status) &&
    (view.category === '' || project.category === view.category) &&
    (view.priority === '' || project.priority === view.priority) &&
    holds(searchableText(project), view.search)
  )
}

/** In both languages, so that a word known from the other one still finds its project. */
export function searchableText({
  title,
  description,
  location,
  assignedTo,
  budget,
}: Project): string {
  const inBoth = (text: LocalizedText) => `${textIn(text, 'en')} ${textIn(text, 'fil')}`
  return [title, description, location, assignedTo, budget].map(inBoth).join(' ')
}

function byOrder(view: ProjectView, language: Language): (a: Project, b: Project) => number {
  switch (view.order) {
    case 'newest':
      return () => 0
    case 'title': {
      const { compare } = new Intl.Collator(language, { numeric: true })
      return (a, b) => compare(textIn(a.title, language), textIn(b.title, language))
    }
    case 'start':
      return (a, b) => compareDates(a.startDate, b.startDate)
    case 'end':
      return (a, b) => compareDates(a.endDate, b.endDate)
    case 'priority':
      return (a, b) => rank(a.priority) - rank(b.priority)
    case 'progress':
      return (a, b) => b.progress - a.progress
  }
}

/** The earliest first; a project without a date comes last. */
function compareDates(a: string, b: string): number {
  if (a === b) return 0
  if (a === '' || b === '') return a === '' ? 1 : -1
  return a < b ? -1 : 1
}

function rank(priority: string): number {
  const ranks: readonly string[] = projectPriorities
  const index = ranks.indexOf(priority)
  return index < 0 ? ranks.length : index
}
