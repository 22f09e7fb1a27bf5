import { expect, test } from '@playwright/test'
import { releaseOf } from '../support/pages.ts'
import type { Strike } from './support/fault-proxy.ts'
import { answerStatus, refuse } from './support/strikes.ts'
import { expectStandIn, heading, open, type Visit, visit } from './support/visit.ts'

const { entry } = releaseOf('tourism')
const text = { en: 'Come up to the valley', fil: 'Halina sa lambak' }

/** Whoever reads the plain text of a section that fails, and changes the language. */
async function changeLanguage({ page, proxy }: Visit, documents: Strike | null) {
  await open(page, '/tourism')
  await expectStandIn(page, text.en)
  proxy.set({
    hits: (path) => path === entry || (documents !== null && path === '/tourism'),
    strike: documents ?? answerStatus(503),
  })
  await page.getByRole('button', { name: 'Wikang Filipino' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
}

const outage = { hits: (path: string) => path === entry, strike: answerStatus(503) }

test('plain text follows the language', async ({ browser }) => {
  await visit(browser, { outage }, async (met) => {
    await changeLanguage(met, null)
    await expect(heading(met.page)).toHaveText(text.fil)
    await expect(met.page.locator('#page')).not.toHaveAttribute('lang')
  })
})

test('plain text that cannot be had in the other language says which one it is in', async ({
  browser,
}) => {
  await visit(browser, { outage }, async (met) => {
    await changeLanguage(met, refuse)
    await expect(met.page.locator('#page')).toHaveAttribute('lang', 'en-PH')
    await expect(heading(met.page)).toHaveText(text.en)
  })
})
