import { loadAnewEvent } from '@portal/shared/document-names'

/** Loads the document anew, once sections have handed on what they have in page memory. */
export function loadAnew(): true {
  dispatchEvent(new Event(loadAnewEvent))
  location.reload()
  return true
}
