import { documentsByProject } from '../documents/procurement-documents.ts'

export const invitationDocuments = documentsByProject('invitation')
