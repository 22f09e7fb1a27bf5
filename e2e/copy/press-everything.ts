import type { Locator, Page } from '@playwright/test'
import { waitUntilAlive } from '../support/portal.ts'
import { readState, settledState } from './page-state.ts'

const controls = 'button, a[href^="#"]'

/** How long a press may take to show an effect, in milliseconds. */
const patience = 1500

/**
 * Presses every visible button and follows every link to a part of the page, in each of its tabs;
 * submit buttons belong to the tests of their forms.
 *
 * @returns what was pressed, and those whose press changed nothing
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
    await openFresh(page, path + hash)
    const found = (await visibleControls(page)).filter((index) => !tried.has(index))
    // What is chosen already is pressed last, when something else has been chosen.
    const chosen = await chosenControls(page)
    for (const index of found.sort((one, other) => +chosen.has(one) - +chosen.has(other))) {
      tried.add(index)
      const control = await reach(page, path + hash, index)
      if (!control || (await isChosen(control))) continue
      const name = await nameOf(control)
      pressed.push(name)
      if (!(await hasEffect(page, control, outside))) dead.push(name)
      await closeWhatOpened(page)
    }
  }
  return { pressed, dead }
}

async function openFresh(page: Page, address: string) {
  await page.goto('about:blank')
  await page.goto(address)
  await waitUntilAlive(page)
  await settledState(page)
}

function visibleControls(page: Page): Promise<number[]> {
  return page.locator(controls).evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      const isSubmit = element instanceof HTMLButtonElement && element.type === 'submit'
      const isOff = element.matches(':disabled, [aria-disabled="true"]')
      return isSubmit || isOff || !element.checkVisibility({ visibilityProperty: true })
        ? []
        : [index]
    }),
  )
}

const chosenStates =
  '[aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], [aria-current]:not([aria-current="false"])'

async function chosenControls(page: Page): Promise<Set<number>> {
  const flags = await page
    .locator(controls)
    .evaluateAll(
      (elements, states) => elements.map((element) => element.matches(states)),
      chosenStates,
    )
  return new Set(flags.flatMap((flag, index) => (flag ? [index] : [])))
}

function isChosen(control: Locator): Promise<boolean> {
  return control.evaluate((element, states) => element.matches(states), chosenStates)
}

/** The control as it stands, or after a fresh start where an earlier press has moved it away. */
async function reach(page: Page, address: string, index: number): Promise<Locator | null> {
  const start = new URL(address, page.url())
  if (new URL(page.url()).pathname !== start.pathname) await openFresh(page, address)
  if (!(await visibleControls(page)).includes(index)) await openFresh(page, address)
  const isThere = (await visibleControls(page)).includes(index)
  return isThere ? page.locator(controls).nth(index) : null
}

function nameOf(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    [element.getAttribute('href'), element.getAttribute('aria-label') ?? element.textContent]
      .filter(Boolean)
      .join(' '),
  )
}

async function hasEffect(page: Page, control: Locator, outside: string[]): Promise<boolean> {
  if (!(await leadsSomewhere(control))) return false
  await control.focus()
  const before = JSON.stringify(await settledState(page))
  const outsideBefore = outside.length
  // A link to the part that the address names already moves there again.
  if (await isCurrentAnchor(control)) return true
  await page.keyboard.press('Enter')
  const end = Date.now() + patience
  while (Date.now() < end) {
    if (outside.length > outsideBefore) return true
    const now = await readState(page).catch(() => null)
    if (now === null || JSON.stringify(now) !== before) return true
    await page.waitForTimeout(50)
  }
  return false
}

/** Whether the part that a link names exists; buttons always pass. */
function leadsSomewhere(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const href = element.getAttribute('href')
    return href === null || document.getElementById(decodeURIComponent(href.slice(1))) !== null
  })
}

function isCurrentAnchor(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element.getAttribute('href') === location.hash)
}

async function closeWhatOpened(page: Page) {
  const open = page.locator('dialog[open], :popover-open')
  if ((await open.count().catch(() => 0)) > 0) await page.keyboard.press('Escape')
}
