import type { Language } from '../i18n/language.ts'
import type { FormId } from './form.ts'
import { formKilobytes } from './sizes.ts'

/** File name of a form in one language: `business-permit.en.pdf`. */
export function formFileName(id: FormId, language: Language): string {
  return `${id}.${language}.pdf`
}

/** Where the portal serves a form in one language. */
export function formHref(id: FormId, language: Language): `/forms/${string}` {
  return `/forms/${formFileName(id, language)}`
}

/** The file's size as text, for example `42 kB`; 1 kB is 1000 bytes. */
export function formSize(id: FormId, language: Language): string {
  return `${formKilobytes[id][language]} kB`
}
