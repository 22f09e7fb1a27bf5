import { municipality } from '@portal/shared/site'

/** The external service as every notice names it. Renaming it here renames it everywhere. */
export const integrationService = 'Workspace'

/** Fixed texts of each message that is sent. */
export const messageOrigin = {
  municipality: municipality.title.en,
  source: 'Municipal Project Tracking System',
} as const

/** How long one send may take before it counts as failed. */
export const sendTimeoutMs = 10_000
