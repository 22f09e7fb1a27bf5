/** Marks what has not come to life yet; the boot script keeps the taps on the buttons in it. */
export const lateAttribute = 'data-late'

/** The words on the buttons in a region that were tapped and are not alive yet. */
export function tappedIn(region: Element): string[] {
  return [...region.querySelectorAll('[data-tapped]')].map((button) => button.textContent)
}

/**
 * Repeats the taps on buttons that were not alive then.
 *
 * @param region - what has come to life; regions in it that have not yet keep their taps
 * @param tapped - the words on buttons that were tapped in what stood in its place
 */
export function repeatTaps(region: Element, tapped: readonly string[] = []): void {
  for (const words of tapped) {
    const buttons = [...region.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === words)?.setAttribute('data-tapped', '')
  }
  for (const button of region.querySelectorAll<HTMLElement>('[data-tapped]')) {
    if (button.closest(`[${lateAttribute}]`)) continue
    button.removeAttribute('data-tapped')
    button.click()
  }
}
