import { earlyKeyAttribute, lateAttribute, tappedAttribute } from '../section/document-names.ts'

/** Value of `lateAttribute` where something only stands in for a part that React does not know yet. */
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
      element.removeAttribute(tappedAttribute)
    })
  hear('click', 'button')
  hear('keydown', '[role=tab]')
  hear('submit', 'form')
}

/** The key for the page as a whole that was pressed before it was alive, if it is one of these. */
export function takeEarlyKey(codes: readonly string[]): string | undefined {
  const root = document.documentElement
  const key = root.getAttribute(earlyKeyAttribute)
  if (!key || !codes.includes(key)) return undefined
  root.removeAttribute(earlyKeyAttribute)
  return key
}

/** What was done in a region that is rendered anew, not brought to life. */
export interface EarlyInput {
  /** The names of the buttons that were tapped. */
  taps: readonly string[]
  /** What fields hold that were filled in, by their ids. */
  values: ReadonlyMap<string, string>
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What was done in a region before it came to life, to be repeated in what takes its place. */
export function earlyInputIn(region: Element): EarlyInput {
  const fields = [...region.querySelectorAll<Field>('input, select, textarea')].filter(isFilledIn)
  return {
    taps: [...region.querySelectorAll(`[${tappedAttribute}]`)].map(nameOf),
    values: new Map(fields.map(({ id, value }) => [id, value])),
  }
}

function nameOf(button: Element): string {
  return button.getAttribute('aria-label') ?? button.textContent
}

function isFilledIn(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const options = [...field.options]
  const preset = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return field.value !== preset?.value
}

function fillIn(field: Field, value: string): void {
  // React puts its own setter on the field, and takes what that is given for known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const sign of ['input', 'change']) field.dispatchEvent(new Event(sign, { bubbles: true }))
}

/**
 * Repeats the taps on buttons, the keys on tabs and Enter in forms that were not alive then.
 *
 * @param region - what has come to life; regions in it that have not yet keep their taps
 * @param early - what was done in what stood in its place
 */
export function repeatTaps(region: Element, early?: EarlyInput): void {
  for (const field of region.querySelectorAll<Field>('input, select, textarea')) {
    const value = early?.values.get(field.id)
    if (value !== undefined) fillIn(field, value)
  }
  for (const name of early?.taps ?? []) {
    const buttons = [...region.querySelectorAll('button')]
    buttons.find((button) => nameOf(button) === name)?.setAttribute(tappedAttribute, '')
  }
  for (const element of region.querySelectorAll<HTMLElement>(`[${tappedAttribute}]`)) {
    if (element.closest(`[${lateAttribute}]`)) continue
    const key = element.getAttribute(tappedAttribute)
    element.removeAttribute(tappedAttribute)
    if (!key) element.click()
    else if (!(element instanceof HTMLFormElement))
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    else if (key === 'Enter') element.requestSubmit?.()
  }
}
