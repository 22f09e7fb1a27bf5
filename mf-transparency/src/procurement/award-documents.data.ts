import { procurementDocuments } from '../documents/procurement-documents.ts'

export const awardDocuments = procurementDocuments.award
