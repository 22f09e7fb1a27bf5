/** Shared with the script that starts the shell: one reload by itself, whichever of them asks. */
const key = 'reloaded'

/**
 * Loads the document anew because the portal has moved on, but never a second time in one tab: what
 * a reload did not cure, another one will not. Returns whether it does.
 */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, new Date().toISOString())
  } catch {
    return false
  }
  location.reload()
  return true
}
