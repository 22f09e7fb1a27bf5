import { type Translated, useCopy } from '@portal/shared/i18n'
import { procurement as en } from '../../content/en/procurement.ts'
import { procurement as fil } from '../../content/fil/procurement.ts'

export type ProcurementCopy = Translated<typeof en>

export const useProcurementCopy = (): ProcurementCopy => useCopy({ en, fil })
