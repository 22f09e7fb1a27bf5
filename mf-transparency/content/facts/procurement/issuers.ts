import type { Bilingual } from '@portal/shared/i18n'
import { type DepartmentId, departments } from '@portal/shared/site'
import type { Stage } from './document-ids.ts'

const committee = { en: 'Bids and Awards Committee', fil: 'Bids and Awards Committee' }
const mayor = nameOf('mayor')

/** Which office issues the document of each stage: what the page says of it, and its letterhead. */
export const issuers: Record<Stage, Bilingual> = {
  invitation: committee,
  award: mayor,
  proceed: mayor,
  contract: mayor,
}

function nameOf(office: DepartmentId): Bilingual {
  const department = departments.find(({ id }) => id === office)
  if (!department) throw new Error(`no department ${office}`)
  return department.name
}
