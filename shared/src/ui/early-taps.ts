/** Marks what has not come to life yet; the boot script keeps the taps on the buttons in it. */
export const lateAttribute = 'data-late'

/** Its value where something only stands in for a part that React does not know yet. */
export const standIn = 'stand-in'

/**
 * Forgets the taps that React answers by itself: it brings to life at once what is tapped, where it
 * has the code, and that is only told of later. Others it stops on their way down.
 *
 * @param root - before React hears its events
 */
export function forgetAnsweredTaps(root: Element): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-tapped]')
    if (!button || button.closest(`[${lateAttribute}=${standIn}]`)) return
    button.removeAttribute('data-tapped')
  })
}

/** The names of the buttons in a region that were tapped and are not alive yet. */
export function tappedIn(region: Element): string[] {
  return [...region.querySelectorAll('[data-tapped]')].map(nameOf)
}

function nameOf(button: Element): string {
  return button.getAttribute('aria-label') ?? button.textContent
}

/**
 * Repeats the taps on buttons that were not alive then.
 *
 * @param region - what has come to life; regions in it that have not yet keep their taps
 * @param tapped - the names of buttons that were tapped in what stood in its place
 */
export function repeatTaps(region: Element, tapped: readonly string[] = []): void {
  for (const name of tapped) {
    const buttons = [...region.querySelectorAll('button')]
    buttons.find((button) => nameOf(button) === name)?.setAttribute('data-tapped', '')
  }
  for (const button of region.querySelectorAll<HTMLElement>('[data-tapped]')) {
    if (button.closest(`[${lateAttribute}]`)) continue
    button.removeAttribute('data-tapped')
    button.click()
  }
}
