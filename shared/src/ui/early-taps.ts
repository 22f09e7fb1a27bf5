/** Marks what has not come to life yet; the boot script keeps the taps on the buttons in it. */
export const lateAttribute = 'data-late'

/**
 * Repeats the taps on buttons that were not alive then.
 *
 * @param region - what has come to life; regions in it that have not yet keep their taps
 */
export function repeatTaps(region: Element): void {
  for (const button of region.querySelectorAll<HTMLElement>('[data-tapped]')) {
    if (button.closest(`[${lateAttribute}]`)) continue
    button.removeAttribute('data-tapped')
    button.click()
  }
}
