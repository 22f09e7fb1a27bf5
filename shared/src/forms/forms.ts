import type { Bilingual } from '../i18n/translated.ts'
import { departmentNames } from '../site/departments.ts'
import type { FactCheck } from '../site/fact-check.ts'
import { buildingPermit } from './building-permit.ts'
import { businessPermit } from './business-permit.ts'
import { civilRegistry } from './civil-registry.ts'
import { type FormFacts, type FormId, formIds, free, type MunicipalForm } from './form.ts'
import { socialAssistance } from './social-assistance.ts'

/** Times and fees of all four, against the municipality's specification. */
export const formsCheck: FactCheck = { checked: '2026-11-21' }

const facts: Record<FormId, FormFacts> = {
  'business-permit': businessPermit,
  'building-permit': buildingPermit,
  'civil-registry': civilRegistry,
  'social-assistance': socialAssistance,
}

/** The form with this id. */
export function formById(id: FormId): MunicipalForm {
  return { id, ...facts[id] }
}

/** The four forms in the order of the services page. */
export const forms: readonly MunicipalForm[] = formIds.map(formById)

/** The same four in the order of the home page's cards, to be shown as `homeTitle`. */
export const homeForms: readonly MunicipalForm[] = (
  ['business-permit', 'building-permit', 'social-assistance', 'civil-registry'] as const
).map(formById)

/** Whether the service costs nothing, so that nobody may ask money for it. */
export function isFree({ fee }: Pick<MunicipalForm, 'fee'>): boolean {
  return fee === free
}

/** Name of the office that receives the form. */
export function formOffice({ office }: Pick<MunicipalForm, 'office'>): Bilingual {
  return departmentNames[office]
}
