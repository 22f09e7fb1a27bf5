import type { Page } from '@playwright/test'
import { contact as en } from '../../../mf-home/content/en/contact.ts'
import { contact as fil } from '../../../mf-home/content/fil/contact.ts'
import { expect, open, test } from '../../support/portal.ts'

const notices = {
  en: {
    send: 'Send Message',
    sent: 'Message Sent Successfully',
    text: "We've received your message and will respond within 2-3 business days.",
  },
  fil: { send: 'Ipadala ang mensahe', sent: 'Naipadala ang Mensahe', text: /./ },
} as const

async function fill(page: Page) {
  const form = page.locator('#contact form')
  await form.locator('[name=name]').fill('Ligaya Molave')
  await form.locator('[name=email]').fill('ligaya@example.org')
  await form.locator('[name=subject]').fill('Street light')
  await form.locator('[name=message]').fill('The light at the bridge is out.')
  return form
}

for (const language of ['en', 'fil'] as const) {
  test(`sends a message and clears in ${language}`, async ({ page }) => {
    await open(page, '/', language)
    const form = await fill(page)
    await expect(form.locator('[name=department] option')).toHaveCount(11)
    await form.getByRole('button', { name: notices[language].send }).click()
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toContainText(notices[language].sent)
    await expect(toast).toContainText(notices[language].text)
    await expect(toast).toHaveCSS('width', '356px')
    await expect(form.locator('[name=message]')).toHaveValue('')
    await expect(form.getByRole('button', { name: notices[language].send })).toBeFocused()
  })
}

for (const language of ['en', 'fil'] as const) {
  test(`the browser asks for what is missing in ${language}`, async ({ page }) => {
    await open(page, '/', language)
    const { checks } = language === 'en' ? en.form : fil.form
    const form = page.locator('#contact form')
    const field = (name: string) => form.locator(`[name=${name}]`)
    const said = (name: string) =>
      field(name).evaluate((control) => (control as HTMLInputElement).validationMessage)
    const send = form.getByRole('button', { name: notices[language].send })
    const toast = page.locator('[data-sonner-toast]')
    await send.click()
    await expect(form.locator(':invalid').first()).toBeFocused()
    expect(await said('name')).toBe(checks.missing)
    await expect.poll(() => page.evaluate(isNameInSight)).toBe(true)
    await fill(page)
    expect(await said('name')).toBe('')
    await field('email').fill('ligaya')
    await send.click()
    await expect(field('email')).toBeFocused()
    expect(await said('email')).toBe(checks.noAddress)
    await expect(toast).toHaveCount(0)
    await field('email').fill('ligaya@example.org')
    await send.click()
    await expect(toast).toContainText(notices[language].sent)
  })
}

test('while sending, the button is disabled and says so; a double click sends once', async ({
  page,
}) => {
  const bodies: string[] = []
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/rest\/v1\/contact_messages/, async (route) => {
    bodies.push(route.request().postData() ?? '')
    await mayAnswer
    await route.continue()
  })
  await open(page, '/')
  const form = await fill(page)
  await form.getByRole('button', { name: 'Send Message' }).dblclick()
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  answer()
  await expect(page.locator('[data-sonner-toast]')).toContainText('Message Sent Successfully')
  expect(bodies).toHaveLength(1)
})

test.describe('when the answer is lost', () => {
  test.use({ expectedErrors: [[/contact_messages|ERR_|409|Failed to/], { scope: 'test' }] })

  test('the values stay, and sending again is no duplicate', async ({ page }) => {
    const ids: string[] = []
    let lost = true
    await page.route(/\/rest\/v1\/contact_messages/, async (route) => {
      const body = JSON.parse(route.request().postData() ?? '{}')
      ids.push((Array.isArray(body) ? body[0] : body).id)
      if (!lost) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await open(page, '/')
    const form = await fill(page)
    await form.getByRole('button', { name: 'Send Message' }).click()
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast.first()).toContainText('Error Sending Message')
    await expect(toast.first()).toContainText('Please try again or contact us directly.')
    await expect(form.locator('[name=message]')).toHaveValue('The light at the bridge is out.')
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeFocused()
    lost = false
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message Sent Successfully')).toBeVisible()
    expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), ids[0]])
  })
})

test.describe('a message that breaks a rule of the table', () => {
  test.use({ expectedErrors: [[/400/], { scope: 'test' }] })

  test('what the database does not take is told, and stays in the form', async ({ page }) => {
    await open(page, '/')
    const form = await fill(page)
    await form.locator('[name=subject]').fill('x'.repeat(301))
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.getByRole('status')).toContainText('subject 300')
    await expect(form.locator('[name=message]')).toHaveValue('The light at the bridge is out.')
  })
})

test('who comes for the form finds it in sight, also once the news above it have arrived', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/?subject=Meeting#contact', 'fil')
  await expect(page.locator('#news article').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  const top = await page.locator('#contact').evaluate((part) => part.getBoundingClientRect().top)
  expect(Math.round(top)).toBe(119)
  await expect(page.locator('#contact-name')).toBeInViewport()
})

test('a link fills in office and subject', async ({ page }) => {
  await open(page, '/?department=engineering&subject=Road%20repair#contact')
  const form = page.locator('#contact form')
  await expect(form.locator('[name=subject]')).toHaveValue('Road repair')
  await expect(form.locator('[name=department] option:checked')).toHaveText('Engineering Office')
})

/** Runs in the page: whether the label of the first field stands below the header, which stays. */
function isNameInSight(): boolean {
  const edge = (selector: string, side: 'top' | 'bottom') =>
    document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN
  return edge('label[for=contact-name]', 'top') >= edge('header', 'bottom')
}
