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

/** Loads the document of the address that the visitor has come to, as any other website would. */
export function openDocument(): void {
  const { href } = location
  // An address with an anchor would only be scrolled to, were it not another one until now.
  history.replaceState(null, '', '?')
  location.replace(href)
}
