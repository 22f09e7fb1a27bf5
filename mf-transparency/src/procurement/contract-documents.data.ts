import { procurementDocuments } from '../documents/procurement-documents.ts'

export const contractDocuments = procurementDocuments.contract
