/**
 * History state of an entry that leaves the page where it is scrolled, though its address has a
 * hash: choosing a tab makes one.
 */
export interface KeepScroll {
  keepScroll: true
}

/** Whether a history entry asks to stay where the page is scrolled, given its `location.state`. */
export function keepsScroll(state: unknown): state is KeepScroll {
  return typeof state === 'object' && state !== null && 'keepScroll' in state
}
