import { withoutSpace } from '../platform/pdf/test-support/inspect-pdf.ts'
import { formById } from '../shared/src/forms/forms.ts'
import { municipality } from '../shared/src/site/municipality.ts'
import { sheetsOf } from './support/paper.ts'
import { expect, open, test } from './support/portal.ts'

test('an open dialog is printed whole, and nothing of the page behind it', async ({ page }) => {
  const paragraphs = Array.from({ length: 90 }, (_, index) => `Paragraph number ${index}.`)
  await page.route(/\/rest\/v1\/news/, async (route) => {
    const response = await route.fetch()
    const [first, ...others] = await response.json()
    const long = { ...first, title: 'A long story', content: paragraphs.join('\n\n') }
    await route.fulfill({ response, json: [long, ...others] })
  })
  await open(page, '/#events')
  await page.getByRole('button', { name: /A long story/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Paragraph number 89.')
  const sheets = await sheetsOf(page)
  expect(sheets.length).toBeGreaterThan(1)
  const words = sheets.join('')
  for (const text of ['A long story', ...paragraphs]) {
    expect(words.split(withoutSpace(text)), text).toHaveLength(2)
  }
  expect(words).not.toContain(withoutSpace('Upcoming Events'))
  expect(words).not.toContain(withoutSpace(municipality.phone))
  for (const sheet of sheets) expect(sheet).toContain('Paragraphnumber')
})

test('a dialog is printed from a part of the page that is not', async ({ page }) => {
  await open(page, '/services')
  await page.getByRole('button', { name: 'Apply for Building Permits' }).click()
  const dialog = page.getByRole('dialog')
  const tasks = await dialog.getByRole('heading', { level: 3 }).allTextContents()
  expect(tasks).toHaveLength(3)
  const words = (await sheetsOf(page)).join('')
  for (const { en } of formById('building-permit').requirements) tasks.push(en)
  for (const text of tasks) expect(words.split(withoutSpace(text)), text).toHaveLength(2)
  expect(words).not.toContain(withoutSpace(municipality.title.en))
})
