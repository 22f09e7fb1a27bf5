/** Leads focus and eye to the element with an id, and leaves the address as it is. */
export function focusOn(id: string): void {
  const target = document.getElementById(id)
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
}
