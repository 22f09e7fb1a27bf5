/** Whether a media query holds now. In the browser only. */
export function matches(query: string): boolean {
  return window.matchMedia(query).matches
}
