/**
 * Whether an element is open as a popover. Browsers that have none, such as Firefox 115 and Safari 16,
 * do not know the selector either, and throw at it.
 */
export function isOpen(element: Element | null | undefined): boolean {
  try {
    return element?.matches(':popover-open') ?? false
  } catch {
    return false
  }
}
