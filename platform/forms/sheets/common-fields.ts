import type { Bilingual } from '@portal/shared/i18n'
import type { Option, TextField } from '../sheet.ts'

const dateHint: Bilingual = { en: 'MM/DD/YYYY', fil: 'buwan/araw/taon' }

export function text(
  name: string,
  span: number,
  en: string,
  fil: string,
  hint?: Bilingual,
): TextField {
  return { kind: 'text', name, span, label: { en, fil }, ...(hint && { hint }) }
}

export function date(name: string, span: number, en: string, fil: string): TextField {
  return text(name, span, en, fil, dateHint)
}

/** Surname, first and middle name in one row. `prefix` keeps the fields' names unique. */
export function fullName(prefix: string): TextField[] {
  return [
    text(`${prefix}Surname`, 4, 'Surname', 'Apelyido'),
    text(`${prefix}FirstName`, 4, 'First name', 'Pangalan'),
    text(`${prefix}MiddleName`, 4, 'Middle name', 'Gitnang pangalan'),
  ]
}

export const mobile = (name: string, span: number) =>
  text(name, span, 'Mobile number', 'Numero ng selpon')

export const email = (name: string, span: number) =>
  text(name, span, 'Email address', 'Email address')

export function option(name: string, en: string, fil: string): Option {
  return { name, label: { en, fil } }
}

/** The words a signature line carries on Philippine forms, for the person named by role. */
export function signatureOf(en: string, fil: string): Bilingual {
  return {
    en: `Signature over printed name of the ${en}`,
    fil: `Lagda sa ibabaw ng nakalimbag na pangalan ng ${fil}`,
  }
}
