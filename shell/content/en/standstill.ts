/** The line of a page whose scripts have not come: what does not work, and what to do instead. */
export const standstill = {
  text: 'Buttons and forms on this page do not work yet.',
  reload: 'Reload the page',
  // Before a telephone number.
  call: '(what you have written is lost then) or call',
} as const
