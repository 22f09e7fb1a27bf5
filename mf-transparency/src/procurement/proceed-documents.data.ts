import { documentsByProject } from '../documents/procurement-documents.ts'

export const proceedDocuments = documentsByProject('proceed')
