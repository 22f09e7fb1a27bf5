import { readPageData } from '../document/document-data.ts'
import { siteOfDocument } from './releases.ts'

/** Shared with the script that starts the shell: which editions this tab has reloaded, one after the other. */
const key = 'reloaded'

/**
 * Loads the document anew because the portal has moved on, but in one tab never twice for the same
 * edition: what a reload did not cure, another one will not. Returns whether it does.
 */
export function reloadOnce(): boolean {
  try {
    const edition = siteOfDocument() ?? readPageData().entry
    const reloaded = sessionStorage.getItem(key) ?? ''
    if (reloaded.includes(edition)) return false
    sessionStorage.setItem(key, reloaded + edition)
  } catch {
    return false
  }
  location.reload()
  return true
}
