import type { DocumentBlock } from '@portal/shared/documents'
import type { Language } from '@portal/shared/i18n'
import { municipality, officeHours } from '@portal/shared/site'
import { investmentOffice } from '../facts/investment-office.ts'
import { heading, table, words } from './words.ts'

/** The last part of both documents: how to reach the investment office. */
export function contact(language: Language): DocumentBlock[] {
  const { page, own } = words[language]
  const { contactTitle, office, phone, email, address, hours } = own.guide
  return [
    heading(contactTitle),
    table(
      [office, page.office],
      [
        [phone, investmentOffice.phone],
        [email, investmentOffice.email],
        [address, municipality.address[language]],
        [hours, officeHours.weekdays[language]],
      ],
    ),
  ]
}
