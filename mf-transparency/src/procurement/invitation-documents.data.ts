import { procurementDocuments } from '../documents/procurement-documents.ts'

export const invitationDocuments = procurementDocuments.invitation
