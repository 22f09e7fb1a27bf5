import { documentHref } from '@portal/shared/documents'

/** The address of a document as a saved list gives it: whole, since it is read away from the portal. */
export function documentAddress(id: string): string {
  return location.origin + documentHref(id)
}
