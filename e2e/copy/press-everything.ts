import type { Locator, Page } from '@playwright/test'
import { waitUntilWhole } from '../support/portal.ts'
import { readState, settledState } from './page-state.ts'

/** One button or link as a fresh page has it. */
interface Control {
  /** Its place among all controls of the page. */
  index: number
  name: string
}

const controls = 'button, a[href^="#"]'
const chosen =
  '[aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], [aria-current]:not([aria-current="false"])'

/** How long a press may take to show an effect, in milliseconds. */
const effectTimeout = 1500

/**
 * Presses every visible button and follows every link to a part of the page, in each of its tabs;
 * what submits a form belongs to the tests of that form.
 *
 * @returns the names of what was pressed, and of those whose press changed nothing
 */
export async function pressEverything(page: Page, path: string) {
  const outside: string[] = []
  page.on('download', (download) => outside.push(download.url()))
  page.on('popup', (popup) => {
    outside.push(popup.url())
    void popup.close()
  })

  await openFresh(page, path)
  const hashes = await page
    .locator('a[role="tab"]')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('href') ?? ''))
  const tried = new Set<number>()
  const pressed: string[] = []
  const dead: string[] = []

  for (const hash of hashes.length > 0 ? hashes : ['']) {
    const address = path + hash
    await openFresh(page, address)
    const queue = (await visibleControls(page)).filter(({ index }) => !tried.has(index))
    for (let control = queue.shift(); control; control = queue.shift()) {
      const element = await reach(page, address, control)
      if (!(await element.evaluate((found, states) => found.matches(states), chosen))) {
        pressed.push(control.name)
        if (!(await hasEffect(page, element, outside))) dead.push(control.name)
        await closeWhatOpened(page)
      } else if (queue.length > 0 && !tried.has(control.index)) {
        // What is chosen already gets its turn when its neighbour has been chosen instead.
        queue.splice(1, 0, control)
      }
      tried.add(control.index)
    }
  }
  return { pressed, dead }
}

async function openFresh(page: Page, address: string) {
  await page.goto('about:blank')
  await page.goto(address)
  await waitUntilWhole(page)
  await settledState(page)
}

function visibleControls(page: Page): Promise<Control[]> {
  return page.locator(controls).evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      const isSubmit =
        element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null
      const isOff = element.matches(':disabled, [aria-disabled="true"]')
      if (isSubmit || isOff || !element.checkVisibility({ visibilityProperty: true })) return []
      const label = element.getAttribute('aria-label') ?? element.textContent
      return [{ index, name: [element.getAttribute('href'), label].filter(Boolean).join(' ') }]
    }),
  )
}

/** Finds a control where it is, or on a fresh page where an earlier press has moved it away. */
async function reach(page: Page, address: string, { index, name }: Control): Promise<Locator> {
  const isThere = async () =>
    (await visibleControls(page)).some((found) => found.index === index && found.name === name)
  const isSamePage = page.url().split('#')[0] === new URL(address, page.url()).href.split('#')[0]
  if (!isSamePage || !(await isThere())) await openFresh(page, address)
  if (!(await isThere())) throw new Error(`“${name}” was on ${address} a moment ago`)
  return page.locator(controls).nth(index)
}

async function hasEffect(page: Page, control: Locator, outside: string[]): Promise<boolean> {
  const href = await control.getAttribute('href')
  if (href !== null) {
    const exists = await page.evaluate((id) => document.getElementById(id) !== null, idIn(href))
    // A link to the part that the address names already has nothing left to change.
    if (!exists || href === new URL(page.url()).hash) return exists
  }
  await control.focus()
  const before = JSON.stringify(await settledState(page))
  const outsideBefore = outside.length
  await page.keyboard.press('Enter')
  const end = Date.now() + effectTimeout
  while (Date.now() < end) {
    // While the next page is on its way there is no state to read.
    const now = await readState(page).catch(() => null)
    if (outside.length > outsideBefore || JSON.stringify(now) !== before) return true
    await page.waitForTimeout(50)
  }
  return false
}

function idIn(href: string): string {
  return decodeURIComponent(href.slice(1))
}

async function closeWhatOpened(page: Page) {
  const open = page.locator('dialog[open], :popover-open')
  if ((await open.count().catch(() => 0)) > 0) await page.keyboard.press('Escape')
}
