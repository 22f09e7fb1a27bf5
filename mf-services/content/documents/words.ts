import type { DocumentBlock } from '@portal/shared/documents'
import type { Language, Translated } from '@portal/shared/i18n'
import { investment as pageEn } from '../en/investment.ts'
import { investorDocuments as en } from '../en/investor-documents.ts'
import { investment as pageFil } from '../fil/investment.ts'
import { investorDocuments as fil } from '../fil/investor-documents.ts'

interface Words {
  page: Translated<typeof pageEn>
  own: Translated<typeof en>
}

/** What the documents say: the investment page's words, and their own. */
export const words: Record<Language, Words> = {
  en: { page: pageEn, own: en },
  fil: { page: pageFil, own: fil },
}

/** The day that the documents carry. */
export const issued = '2026-09-01' // placeholder

export const heading = (text: string): DocumentBlock => ({ kind: 'heading', text })
export const subheading = (text: string): DocumentBlock => ({ kind: 'heading', text, level: 3 })
export const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text })
export const list = (items: readonly string[]): DocumentBlock => ({ kind: 'list', items })

export function table(
  labels: readonly string[],
  rows: readonly (readonly string[])[],
): DocumentBlock {
  return { kind: 'table', columns: labels.map((label) => ({ label })), rows }
}
