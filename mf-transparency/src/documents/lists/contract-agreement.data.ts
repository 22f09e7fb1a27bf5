import { pagedList } from '../../listing/paged-list.ts'
import { procurementDocuments } from '../procurement-documents.ts'

export const documents = pagedList(Object.values(procurementDocuments.contract))
