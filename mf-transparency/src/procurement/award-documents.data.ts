import { documentsByProject } from '../documents/procurement-documents.ts'

export const awardDocuments = documentsByProject('award')
