import type { FormId } from '@portal/shared/forms'
import type { FormSheet } from '../sheet.ts'
import { buildingPermitSheet } from './building-permit.ts'
import { businessPermitSheet } from './business-permit.ts'
import { civilRegistrySheet } from './civil-registry.ts'
import { socialAssistanceSheet } from './social-assistance.ts'

export const sheets: Record<FormId, FormSheet> = {
  'business-permit': businessPermitSheet,
  'building-permit': buildingPermitSheet,
  'civil-registry': civilRegistrySheet,
  'social-assistance': socialAssistanceSheet,
}
