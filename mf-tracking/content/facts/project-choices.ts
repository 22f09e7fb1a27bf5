/**
 * What a project can be. The English words are the stored values: webhooks and filters speak of the
 * same thing in both languages. Pages and exports have the labels, which are translated.
 */
export const projectStatuses = [
  'Planning',
  'In Progress',
  'Active',
  'On Hold',
  'Completed',
] as const

export type ProjectStatus = (typeof projectStatuses)[number]

export const projectPriorities = ['High', 'Medium', 'Low'] as const

/** The categories that the form offers. */
export const projectCategories = [
  'Infrastructure',
  'Health',
  'Education',
  'Agriculture',
  'Tourism',
  'Environment',
  'Social Services',
] as const

/** What a new project gets where the form was left empty. */
export const projectDefaults = {
  category: 'General',
  status: 'Planning',
  priority: 'Medium',
  budget: 'TBD',
  location: 'TBD',
  assignedTo: 'TBD',
  startDate: '',
  endDate: '',
  progress: 0,
} as const
