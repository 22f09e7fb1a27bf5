import { dataSizes } from '../../mf-home/content/facts/data-sizes.ts'
import { languages } from '../../shared/src/i18n/language.ts'
import { firstButtonSize } from '../../shell/content/facts/data-saver.ts'
import { chooseLanguage, expect, test, waitUntilWhole } from '../support/portal.ts'
import {
  askToSaveData,
  list,
  readToTheEnd,
  type Sent,
  sum,
  untilQuiet,
  watchTraffic,
} from './support.ts'

/** Bytes as sent, answers' headers included, of all requests. */
const budget = 60_000

for (const language of languages) {
  test(`where data is saved, the home page in ${language} needs at most 60 kB`, async ({
    page,
  }) => {
    await chooseLanguage(page, language)
    const sent = await watchTraffic(await askToSaveData(page))
    await page.goto('/', { waitUntil: 'networkidle' })
    await readToTheEnd(page)
    await untilQuiet(page, sent)
    expect(sent.length, list(sent)).toBeGreaterThan(2)
    expect(sum(sent), `the largest first: ${list(sent)}`).toBeLessThanOrEqual(budget)
  })
}

test('what buttons say of their cost is true', async ({ page }) => {
  const session = await askToSaveData(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const sent = await watchTraffic(session)
  await page.getByRole('button', { name: 'Next slide' }).click()
  await waitUntilWhole(page)
  await expect.poll(() => list(sent)).toContain('keep-offline')
  await untilQuiet(page, sent)
  expectAbout(firstButtonSize, sent.splice(0))

  await page.getByRole('button', { name: /^Show news and events/ }).click()
  await expect(page.locator('#news article').first()).toBeVisible()
  await untilQuiet(page, sent)
  expectAbout(dataSizes.news, sent)
})

/** @param said - for example `140 kB`. More than that breaks a word; much less frightens for nothing. */
function expectAbout(said: string, sent: readonly Sent[]): void {
  const kilobytes = sent.reduce((total, { body }) => total + body, 0) / 1000
  expect(kilobytes, list(sent)).toBeLessThanOrEqual(Number.parseInt(said, 10))
  expect(kilobytes, list(sent)).toBeGreaterThan(Number.parseInt(said, 10) * 0.85)
}
