import type { ServiceId } from '../../../../content/charter/titles.ts'

/** Id of a service's entry in the Citizen's Charter; the service's own id is its card's. */
export function charterAnchor(id: ServiceId): `charter-${ServiceId}` {
  return `charter-${id}`
}
