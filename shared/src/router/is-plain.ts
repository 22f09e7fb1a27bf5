interface Press {
  /** Of the mouse; keys have none. */
  button?: number
  metaKey: boolean
  altKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
}

/**
 * Whether a click or a key is for this very page. With another button or a key held it is the
 * browser's: it opens another tab, or goes a page back.
 */
export function isPlain({ button = 0, metaKey, altKey, ctrlKey, shiftKey }: Press): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
}
