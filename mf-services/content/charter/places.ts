import { type FormId, formById, formOffice } from '@portal/shared/forms'
import type { Bilingual } from '@portal/shared/i18n'

/** Where requirements come from, as several services say it. */
export const places = {
  fire: {
    en: 'Bureau of Fire Protection, municipal fire station',
    fil: 'Bureau of Fire Protection, himpilan ng bumbero sa bayan',
  },
  idIssuer: {
    en: 'The agency that issued the ID (PSA, LTO, DFA, SSS or another)',
    fil: 'Ahensiyang nagbigay ng ID (PSA, LTO, DFA, SSS o iba pa)',
  },
  planning: { en: 'Municipal Planning Office', fil: 'Tanggapan ng Pagpaplanong Pambayan' },
} as const satisfies Record<string, Bilingual>

/** The form itself: here, or at the office that receives it. */
export function formAt(id: FormId): Bilingual {
  const office = formOffice(formById(id))
  return {
    en: `This website (Forms & Downloads) or the ${office.en}`,
    fil: `Website na ito (Mga Form at Download) o ${office.fil}`,
  }
}
