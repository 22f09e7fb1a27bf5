import { pagedList } from '../../listing/paged-list.ts'
import { reportDocuments } from '../report-documents.ts'

export const documents = pagedList(reportDocuments.bayanihan)
