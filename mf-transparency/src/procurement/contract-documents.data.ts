import { documentsByProject } from '../documents/procurement-documents.ts'

export const contractDocuments = documentsByProject('contract')
