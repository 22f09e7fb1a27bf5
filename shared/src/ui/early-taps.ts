/** Marks what has not come to life yet; the boot script keeps taps and keys in it. */
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
  const hear = (sign: 'click' | 'keydown' | 'submit', answering: string) =>
    root.addEventListener(sign, ({ target }) => {
      const element = target instanceof Element && target.closest(answering)
      if (!element || element.closest(`[${lateAttribute}=${standIn}]`)) return
      element.removeAttribute('data-tapped')
    })
  hear('click', 'button')
  hear('keydown', '[role=tab]')
  hear('submit', 'form')
}

/** The names of the buttons in a region that were tapped and are not alive yet. */
export function tappedIn(region: Element): string[] {
  return [...region.querySelectorAll('[data-tapped]')].map(nameOf)
}

function nameOf(button: Element): string {
  return button.getAttribute('aria-label') ?? button.textContent
}

/**
 * Repeats the taps on buttons, the keys on tabs and Enter in forms that were not alive then.
 *
 * @param region - what has come to life; regions in it that have not yet keep their taps
 * @param tapped - the names of buttons that were tapped in what stood in its place
 */
export function repeatTaps(region: Element, tapped: readonly string[] = []): void {
  for (const name of tapped) {
    const buttons = [...region.querySelectorAll('button')]
    buttons.find((button) => nameOf(button) === name)?.setAttribute('data-tapped', '')
  }
  for (const element of region.querySelectorAll<HTMLElement>('[data-tapped]')) {
    if (element.closest(`[${lateAttribute}]`)) continue
    const key = element.getAttribute('data-tapped')
    element.removeAttribute('data-tapped')
    if (!key) element.click()
    else if (!(element instanceof HTMLFormElement))
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    else if (key === 'Enter') element.requestSubmit()
  }
}
