import { type Translated, useCopy } from '@portal/shared/i18n'
import { contact as en } from '../../../../content/en/contact.ts'
import { contact as fil } from '../../../../content/fil/contact.ts'

export const useContactCopy = (): Translated<typeof en> => useCopy({ en, fil })
