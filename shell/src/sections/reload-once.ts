import { reloadedKey } from '@portal/shared/document-names'
import { readPageData } from '../document/document-data.ts'
import { loadAnew } from '../load-anew.ts'
import { siteOfDocument } from './releases.ts'

/**
 * Loads the document anew because the portal has moved on, but in one tab never twice for the same
 * edition: what a reload did not cure, another one will not. Returns whether it does.
 */
export function reloadOnce(): boolean {
  try {
    const edition = siteOfDocument() ?? readPageData().entry
    const reloaded = sessionStorage.getItem(reloadedKey) ?? ''
    if (reloaded.includes(edition)) return false
    sessionStorage.setItem(reloadedKey, reloaded + edition)
  } catch {
    return false
  }
  return loadAnew()
}
