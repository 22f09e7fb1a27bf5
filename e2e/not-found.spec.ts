import { languages } from '../shared/src/i18n/language.ts'
import { expect, open, test } from './support/portal.ts'

const titles = { en: 'Oops! Page not found', fil: 'Oops! Hindi nahanap ang pahina' }
const cutOff = ['/%', '/%E0%A4%A', '/transparency/%00']

// The browser reports every document that answers 404, and these have to.
test.use({ expectedErrors: [/^Failed to load resource: .* 404 /] })

for (const language of languages) {
  for (const path of cutOff) {
    test(`a link that was cut off, ${path}, leads to the way home in ${language}`, async ({
      page,
    }) => {
      const response = await open(page, path, language)
      expect(response?.status()).toBe(404)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(titles[language])
      await expect(main.getByRole('link', { name: /911/ })).toBeVisible()
      await main.getByRole('link', { name: /home|tahanan/i }).click()
      await expect(page).toHaveURL('/')
      await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(titles[language])
    })
  }
}
