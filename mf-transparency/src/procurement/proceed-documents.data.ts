import { procurementDocuments } from '../documents/procurement-documents.ts'

export const proceedDocuments = procurementDocuments.proceed
