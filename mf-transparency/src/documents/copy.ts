import { type Language, type Translated, useCopy } from '@portal/shared/i18n'
import { documents as en } from '../../content/en/documents.ts'
import { documents as fil } from '../../content/fil/documents.ts'

export type DocumentCopy = Translated<typeof en>

export const documentCopy: Record<Language, DocumentCopy> = { en, fil }

export const useDocumentCopy = (): DocumentCopy => useCopy(documentCopy)
