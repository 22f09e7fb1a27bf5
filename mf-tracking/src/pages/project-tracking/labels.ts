import type { Language } from '@portal/shared/i18n'
import type { BadgeTone } from '@portal/shared/ui'
import { projectDefaults } from '../../../content/facts/project-choices.ts'
import type { TrackingCopy } from './copy.ts'
import { type Text, textIn } from './project.ts'

/** The label of a stored value; one that no list knows speaks for itself. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value
}

/** A text for display: what was left at its default reads as such in either language. */
export function givenText(text: Text, copy: TrackingCopy, language: Language): string {
  const given = textIn(text, language)
  return given === projectDefaults.budget ? copy.toBeDetermined : given
}

const statusTones: Readonly<Record<string, BadgeTone>> = {
  Planning: 'yellow',
  'In Progress': 'blue',
  Active: 'blue',
  'On Hold': 'red',
  Completed: 'green',
}

const priorityTones: Readonly<Record<string, BadgeTone>> = {
  High: 'red',
  Medium: 'yellow',
  Low: 'green',
}

/** The colour of a status; anything unknown is gray. */
export function statusTone(status: string): BadgeTone {
  return statusTones[status] ?? 'gray'
}

/** The colour of a priority; anything unknown is gray. */
export function priorityTone(priority: string): BadgeTone {
  return priorityTones[priority] ?? 'gray'
}
