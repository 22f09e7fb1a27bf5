import type { Language } from '@portal/shared/i18n'
import type { BadgeTone } from '@portal/shared/ui'
import {
  type ProjectStatus,
  projectDefaults,
  type projectPriorities,
} from '../../../content/facts/project-choices.ts'
import type { TrackingCopy } from './copy.ts'
import { type LocalizedText, textIn } from './project.ts'

/** The label of a stored value; one that no list knows speaks for itself. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value
}

/** A text for display: what was left at its default reads as such in either language. */
export function givenText(text: LocalizedText, copy: TrackingCopy, language: Language): string {
  const given = textIn(text, language)
  return given === projectDefaults.budget ? copy.toBeDetermined : given
}

export const statusTones = {
  Planning: 'yellow',
  'In Progress': 'blue',
  Active: 'blue',
  'On Hold': 'red',
  Completed: 'green',
} as const satisfies Record<ProjectStatus, BadgeTone>

export const priorityTones = {
  High: 'red',
  Medium: 'yellow',
  Low: 'green',
} as const satisfies Record<(typeof projectPriorities)[number], BadgeTone>

/** The colour of a stored value; one that no list knows is gray. */
export function toneOf(tones: Readonly<Record<string, BadgeTone>>, value: string): BadgeTone {
  return tones[value] ?? 'gray'
}
