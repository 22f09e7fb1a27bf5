import type { Bilingual, Language } from '@portal/shared/i18n'

/** What a visitor typed is one text; the samples come in both languages. */
export type LocalizedText = string | Bilingual

export interface Project {
  id: string
  title: LocalizedText
  description: LocalizedText
  category: string
  status: string
  priority: string
  /** Free text, as are location and assignedTo. */
  budget: string
  location: LocalizedText
  /** `YYYY-MM-DD`, or '' where none is set; endDate likewise. */
  startDate: string
  endDate: string
  assignedTo: LocalizedText
  /** Percent, 0 to 100. */
  progress: number
}

/** What the form collects: every field a text, '' where the visitor left it empty. */
export type ProjectDraft = Record<Exclude<keyof Project, 'id' | 'progress'>, string>

/** A text in the given language; what a visitor typed stays as it is. */
export function textIn(text: LocalizedText, language: Language): string {
  return typeof text === 'string' ? text : text[language]
}
