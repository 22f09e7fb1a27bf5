import { expect, type Page, test } from '@playwright/test'
import { contact } from '../../mf-home/content/en/contact.ts'
import { news } from '../../mf-home/content/en/news.ts'
import { keepResult } from './support/results.ts'
import {
  answer,
  answerLoginPage,
  answerStatus,
  dropAnswer,
  late,
  refuse,
} from './support/strikes.ts'
import { expectFrame, heading, open, visit } from './support/visit.ts'

const data = (path: string) => path.startsWith('/rest/v1')

/** Three retries by themselves come first, so this takes a while. */
const patient = { timeout: 45_000 }

/** The lists are fetched when they come near the screen. */
const nearNews = '/#events'

const headlines = (page: Page) => page.locator('#news article, #news li')

const faults = [
  { name: 'data: connection reset', strike: refuse },
  { name: 'data: 500', strike: answerStatus(500) },
  { name: 'data: HTML with status 200', strike: answerLoginPage },
  { name: 'data: garbage', strike: answer('application/json', '{"rows": [') },
]

for (const { name, strike } of faults) {
  test(`${name}: lists say so, and load when asked again`, async ({ browser }) => {
    await visit(browser, { outage: { hits: data, strike } }, async ({ page, proxy, loads }) => {
      await open(page, nearNews)
      await expect(page.getByText(news.failed, { exact: true })).toBeVisible(patient)
      await expect(page.getByText(news.events.failed, { exact: true })).toBeVisible(patient)
      await expect(heading(page)).toHaveText('Municipality of Kalinawan')
      await expectFrame(page)
      proxy.set(null)
      const again = page.getByRole('main').getByRole('button', { name: news.retry, exact: true })
      await again.first().click()
      await expect(page.getByText(news.failed, { exact: true })).toBeHidden(patient)
      await again.first().click()
      await expect(page.getByText(news.events.failed, { exact: true })).toBeHidden(patient)
      await expect(headlines(page).first()).toBeVisible(patient)
      expect(loads).toHaveLength(1)
      keepResult({ fault: name, place: 'home', standIn: null })
    })
  })
}

test('data that is 6 s late arrives', async ({ browser }) => {
  const outage = { hits: data, strike: late(6000) }
  await visit(browser, { outage }, async ({ page }) => {
    await open(page, nearNews)
    await expect(headlines(page).first()).toBeVisible(patient)
    await expect(page.getByText(news.failed, { exact: true })).toBeHidden()
  })
  keepResult({ fault: 'data: 6 s late', place: 'home', standIn: null })
})

test('a message whose answer is lost stays in the form, and is sent once', async ({ browser }) => {
  await visit(browser, {}, async ({ page, proxy }) => {
    await open(page, '/')
    const form = page.locator('#contact form')
    const subject = `Lost answer ${Date.now()}`
    for (const [name, value] of Object.entries({
      name: 'Juana dela Cruz',
      email: 'juana@example.com',
      subject,
      message: 'Is the hall open on Saturday?',
    })) {
      await form.locator(`[name="${name}"]`).fill(value)
    }
    const statuses: number[] = []
    page.on('response', (response) => {
      if (
        response.url().includes('contact_messages?') ||
        response.url().endsWith('contact_messages')
      )
        statuses.push(response.status())
    })
    proxy.set({ hits: (path) => path === '/rest/v1/contact_messages', strike: dropAnswer })
    await form.locator('button[type="submit"]').click()
    await expect(page.getByText(contact.failed.title).first()).toBeVisible(patient)
    await expect(form.locator('[name="subject"]')).toHaveValue(subject)
    proxy.set(null)
    await form.locator('button[type="submit"]').click()
    await expect(page.getByText(contact.sent.title).first()).toBeVisible(patient)
    // The first one had been stored: the second says that it is there already.
    expect(statuses).toEqual([409])
    await expect(form.locator('[name="subject"]')).toHaveValue('')
  })
  keepResult({ fault: 'data: message stored, answer lost', place: 'home', standIn: null })
})
