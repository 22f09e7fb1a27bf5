import { expect, open, test } from '../support/portal.ts'

/** What residents say, where the records that it is about say it in other words. */
for (const [path, label, words, record] of [
  ['/governance/department-heads', 'Hanapin ang tanggapan', 'doktor', 'Kalusugang Pambayan'],
  ['/transparency/invitation-to-bid', 'Maghanap', 'kalsada', 'Farm-to-Market Road ng Balite'],
  ['/transparency/notice-of-award', 'Maghanap', 'streetlight', 'Solar na Ilaw'],
  ['/transparency/full-disclosure', 'Maghanap', 'kalamidad', 'Pondo sa Sakuna'],
  ['/project-tracking', 'Maghanap', 'kalsada', 'Farm-to-Market Road ng Balite'],
] as const) {
  test(`a list finds ${words} on ${path}`, async ({ page }) => {
    await open(page, path, 'fil')
    const main = page.getByRole('main')
    await main.getByLabel(label).fill(words)
    await expect(main.getByText(/^Ipinapakita ang \d+ sa/)).toHaveText(/ang [1-5] sa/)
    await expect(main.getByRole('heading', { name: record }).first()).toBeVisible()
  })
}
