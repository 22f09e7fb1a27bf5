import { filipinoCount } from '../i18n/numbers.ts'
import type { Bilingual } from '../i18n/translated.ts'
import type { DepartmentId } from '../site/departments.ts'

/** The four documents, in the order of the services page. */
export const formIds = [
  'business-permit',
  'building-permit',
  'civil-registry',
  'social-assistance',
] as const

export type FormId = (typeof formIds)[number]

/** What the pages and the printed document say alike about one form and its service. */
export interface FormFacts {
  /** The document's name in the list of the services page. */
  title: Bilingual
  /**
   * The same document's name on the home page's card. Both names stand as headings in
   * the document, so that whoever followed either of them finds it on the paper.
   */
  homeTitle: Bilingual
  /** One sentence: what the document is for. */
  description: Bilingual
  category: Bilingual
  /** Name of a lucide icon. */
  icon: 'briefcase-business' | 'building-2' | 'scroll-text' | 'heart-handshake'
  /** The office that receives the form. */
  office: DepartmentId
  /** The office is open on Saturday morning too, as its card among the department heads says. */
  openOnSaturday?: true
  /** What the applicant brings, the filled-in form included. */
  requirements: readonly Bilingual[]
  /** In working days. */
  processingTime: Bilingual
  /** What the office charges. */
  fee: Bilingual
}

export interface MunicipalForm extends FormFacts {
  id: FormId
}

/** The fee of a service that costs nothing. */
export const free: Bilingual = { en: 'Free', fil: 'Libre' }

/** A span of working days as text. */
export function workingDays(from: number, to: number): Bilingual {
  return {
    en: `${from}-${to} working days`,
    fil: `${filipinoCount(`${from}-${to}`)} araw ng trabaho`,
  }
}
