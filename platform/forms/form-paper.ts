import type { Language } from '@portal/shared/i18n'
import { openPaper, type Paper } from '../pdf/paper.ts'
import { copy, type FormCopy } from './copy/index.ts'
import { openForm, type Reference } from './fields/objects.ts'

/** A document that can be filled in. */
export interface FormPaper extends Paper {
  copy: FormCopy
  /** Drawings of fields that have been made, to be used again. */
  appearances: Map<string, Reference>
}

/** No clock goes into a form: its date changes when somebody changes it here. */
const created = new Date('2026-11-28T00:00:00Z')

/** Begins a form in one language: a document without pages, and its copy. */
export function openFormPaper(title: string, subject: string, language: Language): FormPaper {
  const paper = openPaper({ title, subject, language, created })
  openForm(paper.doc)
  return { ...paper, copy: copy[language], appearances: new Map() }
}
