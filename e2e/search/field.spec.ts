import { holdBack } from '../support/hold-back.ts'
import { expect, open, test } from '../support/portal.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

for (const [language, words, name] of [
  ['en', 'histroy', /History/],
  ['fil', 'kasaysayan', /Kasaysayan/],
] as const) {
  test(`finds a part of a page in ${language}`, async ({ page }) => {
    await page.setViewportSize(desktop)
    await open(page, '/project-tracking', language)
    const search = page.getByRole('banner').getByRole('search')
    await search.getByRole('combobox').fill(words)
    await search.getByRole('option', { name }).first().click()
    await expect(page).toHaveURL(/\/about#/)
    await expect(search.getByRole('listbox')).toBeHidden()
  })
}

test('says that nothing is found of no other words than those', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/project-tracking')
  const search = page.getByRole('banner').getByRole('search')
  const told = await search.getByRole('status').evaluateHandle((status) => {
    const texts: string[] = []
    new MutationObserver(() => texts.push(status.textContent)).observe(status, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    return texts
  })
  const field = search.getByRole('combobox')
  await field.pressSequentially('qqqqzz')
  await expect(search.getByRole('status')).toHaveText(/“qqqqzz”/)
  await field.fill('')
  await expect(search.getByRole('status')).toHaveText('')
  const texts = await told.jsonValue()
  expect(texts).toContainEqual(expect.stringContaining('“qqqqzz”'))
  expect(texts.filter((text) => text.includes('“”'))).toEqual([])
})

test('is a combobox: arrows choose, Enter follows, Escape closes and then empties', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/project-tracking')
  await page.keyboard.press('Alt+Digit3')
  const field = page.getByRole('combobox', { name: 'Search this website' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('birth certificate')
  const list = page.getByRole('listbox', { name: 'Results' })
  const options = list.getByRole('option')
  await expect(options.first()).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d results$/)
  const chosen = list.getByRole('option', { selected: true })
  await expect(chosen).toHaveCount(0)

  for (const [key, option] of [
    ['ArrowDown', options.first()],
    ['ArrowUp', options.last()],
    ['ArrowDown', options.first()],
  ] as const) {
    await page.keyboard.press(key)
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(chosen).toHaveCount(1)
    const id = await option.getAttribute('id')
    await expect(field).toHaveAttribute('aria-activedescendant', id ?? '')
    await expect(field).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(options.first()).toBeHidden()
  await expect(field).toHaveValue('birth certificate')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')

  await page.keyboard.type('birth certificate')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/civil/)
  await expect(field).toHaveValue('')
})

for (const [language, label, searching] of [
  ['en', 'Search this website', 'Searching…'],
  ['fil', 'Maghanap sa website na ito', 'Naghahanap…'],
] as const) {
  test(`says in ${language} that the answer is on its way`, async ({ page }) => {
    await page.setViewportSize(desktop)
    await open(page, '/project-tracking', language)
    const release = await holdBack(page, '**/search.*.json')
    await page.getByRole('combobox', { name: label }).fill('kasal')
    const status = page.getByRole('search').getByRole('status')
    await expect(status).toHaveText(searching)
    await release()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(status).not.toHaveText(searching)
  })
}

test.describe('without a line', () => {
  test.use({ expectedErrors: [[/search\.en\.json/], { scope: 'test' }] })

  test('Enter asks again where the search could not be reached', async ({ page }) => {
    await page.setViewportSize(desktop)
    await open(page, '/project-tracking')
    await page.route('**/search.*.json', (route) => route.abort())
    const field = page.getByRole('combobox', { name: 'Search this website' })
    await field.fill('birth certificate')
    await expect(page.getByRole('search').getByRole('status')).toContainText('cannot be reached')
    await page.unroute('**/search.*.json')
    await field.press('Enter')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(page).toHaveURL('/project-tracking')
  })
})

test('says what each result is, where, and which sentence matches', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/project-tracking', 'fil')
  await page.getByRole('combobox', { name: 'Maghanap sa website na ito' }).fill('sedula')
  const office = page.getByRole('option', { name: /Ingat-Yaman/ })
  await expect(office).toContainText('Tanggapan · Mga Pinuno ng Tanggapan')
  await expect(office.locator('mark')).toHaveText(['sedula'])
})

test('a result that is opened in another tab leaves words and list', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/project-tracking')
  const field = page.getByRole('combobox', { name: 'Search this website' })
  await field.fill('municipal seal')
  const seal = page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    seal.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL('/about#seal')
  await expect(field).toHaveValue('municipal seal')
  await expect(seal).toBeVisible()
})

test('on a phone the menu around it closes on a choice, and on the way back', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/about')
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('combobox', { name: 'Search this website' }).fill('municipal seal')
  await page.getByRole('option', { name: 'Municipal Seal' }).first().click()
  await expect(page).toHaveURL('/about#seal')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(menu).toBeHidden()
})

test('Escape in it leaves the menu around it as it is until it is empty', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/about')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  const toggle = menu.locator('summary').first()
  const submenu = menu.locator('details[open]')
  await toggle.click()
  const field = page.getByRole('combobox', { name: 'Search this website' })
  await field.fill('municipal seal')
  await expect(page.getByRole('option').first()).toBeVisible()
  for (const left of ['municipal seal', '']) {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(field).toHaveValue(left)
    await expect(field).toBeFocused()
    await expect(submenu).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(submenu).toHaveCount(0)
  await expect(toggle).toBeFocused()
  await expect(menu).toBeVisible()
})

test('what was found stays when the keyboard of a phone is put away, until something else is touched', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/project-tracking')
  const field = page.getByRole('combobox', { name: 'Search this website' })
  await field.fill('birth certificate')
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  await field.evaluate((field) => field.blur())
  await expect(field).not.toBeFocused()
  await expect(options.first()).toBeVisible()
  await page.getByRole('main').getByRole('heading', { level: 1 }).click()
  await expect(options).toHaveCount(0)
  await field.focus()
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(options).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no field that would not answer', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto('/about')
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    await expect(page.getByRole('search')).toBeHidden()
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    await expect(page.getByRole('search')).toBeHidden()
  })
})

test('finds what is news today, and opens it', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/services', 'fil')
  const search = page.getByRole('banner').getByRole('search')
  const field = search.getByRole('combobox')
  const title = 'Pinalakas ang pagtugon sa emergency: may bagong kagamitan at pangkat sa gabi'
  const option = search.getByRole('option', { name: title })
  // The first answer goes without news that are slow to come.
  await expect(async () => {
    await field.fill('')
    await field.fill('ikalawang ambulansiya')
    await expect(option).toBeVisible({ timeout: 1000 })
  }).toPass()
  await option.click()
  const article = page.getByRole('dialog', { name: title })
  await expect(article).toContainText('Tanggapan sa Sakuna')
  await expect(page).toHaveURL(/\/\?news=[\w-]{36}#news$/)
  await page.reload()
  await expect(article).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(article).toBeHidden()
  await expect(page).toHaveURL(/\/#news$/)
  await expect(page.locator('#news article')).toHaveCount(6)
})
