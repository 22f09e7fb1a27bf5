import { languages } from '../../shared/src/i18n/language.ts'
import { municipality } from '../../shared/src/site/municipality.ts'
import { officeHours } from '../../shared/src/site/office-hours.ts'
import { expect, open, test } from '../support/portal.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
const email = 'mailto:info@kalinawan.example'

test.describe('header', () => {
  for (const viewport of [desktop, phone]) {
    for (const language of languages) {
      test(`names the municipality and the ways to reach it at ${viewport.width} px in ${language}`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        await open(page, '/', language)
        const header = page.getByRole('banner')
        for (const href of ['tel:911', 'tel:117', 'tel:116', 'tel:+63880000100', email]) {
          await expect(header.locator(`a[href="${href}"]`)).toBeVisible()
        }
        const home = header.getByRole('link', { name: municipality.title[language] })
        await expect(home).toHaveAttribute('href', '/')
        const tagline = header.getByText(municipality.tagline[language])
        await expect(tagline).toBeVisible({ visible: viewport === desktop })
      })
    }

    test(`stays at the top while scrolling at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await open(page, '/about')
      await page.mouse.wheel(0, 1500)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
      expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
    })
  }
})

test.describe('keyboard', () => {
  test('the first stops are the skip links, and they lead there', async ({ page }) => {
    await open(page, '/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  for (const [language, label] of [
    ['en', 'Skip to navigation'],
    ['fil', 'Pumunta sa nabigasyon'],
  ] as const) {
    test(`the second leads to the navigation in ${language}`, async ({ page }) => {
      await page.setViewportSize(desktop)
      await open(page, '/', language)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: label })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.locator('#menu')).toBeFocused()
    })
  }

  for (const { width, text, isShown } of [
    { width: 1010, text: '16px', isShown: true },
    { width: 1200, text: '20px', isShown: false },
  ]) {
    test(`the second is there where the navigation is: ${width} px, text of ${text}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/about')
      await page.evaluate((size) => Object.assign(document.documentElement.style, size), {
        fontSize: text,
      })
      await expect(page.locator('#menu')).toBeVisible({ visible: isShown })
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Skip to navigation' })
      await expect(skip).toHaveCount(isShown ? 1 : 0)
      if (isShown) await expect(skip).toBeFocused()
    })
  }

  for (const viewport of [desktop, phone]) {
    test(`access keys at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await open(page, '/project-tracking')
      await page.keyboard.press('Alt+Digit1')
      await expect(page.getByRole('main')).toBeFocused()
      await page.keyboard.press('Alt+Digit2')
      await expect(
        page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').first(),
      ).toBeFocused()
      await page.keyboard.press('Alt+Digit3')
      await expect(page.getByRole('combobox', { name: 'Search this website' })).toBeFocused()
      await page.getByRole('main').focus()
      await page.keyboard.press('Alt+Digit4')
      await expect(page).toHaveURL('/')
    })
  }

  test('what leads to the page that is shown leads to its top', async ({ page }) => {
    await open(page, '/')
    const top = page.getByRole('heading', { level: 1 })
    for (const lead of [
      () => page.keyboard.press('Alt+Digit4'),
      () =>
        page
          .getByRole('banner')
          .getByRole('link', { name: /Municipality of/ })
          .click(),
    ]) {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
      await lead()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(top).toBeFocused()
    }
    // Nor was the history filled with it.
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
  })

  test('the switch that saves data leaves the access keys alone', async ({ page }) => {
    await open(page, '/project-tracking')
    await page.getByRole('switch').filter({ visible: true }).first().focus()
    await page.keyboard.press('Alt+Digit4')
    await expect(page).toHaveURL('/')
  })

  test('access keys do nothing behind a dialog', async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, '/services')
    await page
      .getByRole('button', { name: /^Apply for/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (const key of ['1', '2', '3', '4']) await page.keyboard.press(`Alt+Digit${key}`)
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden()
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await expect(page).toHaveURL('/services')
  })

  test('access keys do nothing while typing', async ({ page }) => {
    await open(page, '/project-tracking')
    await page.getByRole('combobox', { name: 'Search this website' }).focus()
    await page.keyboard.press('Alt+Digit4')
    await expect(page).toHaveURL('/project-tracking')
  })
})

test.describe('language', () => {
  test('is English at first, toggles, and is kept for the next visit', async ({ page }) => {
    await open(page, '/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-PH')
    await page.getByRole('button', { name: 'Wikang Filipino' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
    await expect(page).toHaveTitle(/^Tahanan · /)
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fil')
    const html = await (await page.request.get('/about')).text()
    expect(html).toContain('<html lang="fil-PH"')
    await page.reload()
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  })

  test('localStorage is the truth where the cookie is gone', async ({ page, context }) => {
    await open(page, '/')
    await page.evaluate(() => localStorage.setItem('language', 'fil'))
    await context.clearCookies()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible()
  })
})

test.describe('change of page', () => {
  test('moves the focus, changes the title, announces once', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => {
      const messages: string[] = []
      const announcer = document.querySelector('[data-announcer]')
      new MutationObserver(() => messages.push(announcer?.textContent ?? '')).observe(
        announcer ?? document,
        {
          childList: true,
          characterData: true,
          subtree: true,
        },
      )
      Object.assign(window, { messages })
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'About the Town' }).click()
    await expect(page).toHaveTitle(/^About the Town · /)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const messages = () =>
      page.evaluate(() => (window as unknown as { messages: string[] }).messages)
    await expect.poll(messages).toEqual(['About the Town'])
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveTitle(/^Home · /)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test.describe('footer', () => {
  for (const [language, compliance] of [
    ['en', 'This website complies with'],
    ['fil', 'Sumusunod ang website na ito'],
  ] as const) {
    test(`is complete in ${language}`, async ({ page }) => {
      await open(page, '/', language)
      const footer = page.getByRole('contentinfo')
      for (const number of ['911', '117', '116', '143', '8888', '1556']) {
        await expect(footer.locator(`a[href="tel:${number}"]`)).toBeVisible()
      }
      for (const href of [
        '/transparency/full-disclosure',
        '/transparency/invitation-to-bid',
        '/transparency/notice-of-award',
        '/transparency/lgsf',
        '/transparency/bayanihan-grant',
        email,
        '/privacy-policy',
        '/accessibility',
        '/sitemap',
        '#terms',
      ]) {
        await expect(footer.locator(`a[href="${href}"]`)).toBeVisible()
      }
      for (const hours of Object.values(officeHours))
        await expect(footer).toContainText(hours[language])
      const social = footer.locator('a[target="_blank"]')
      await expect(social).toHaveCount(4)
      for (const link of await social.all()) await expect(link).toHaveAttribute('rel', /noopener/)
      await expect(footer).toContainText(compliance)
      for (const law of ['RA 11032', 'RA 10173', 'RA 10844', 'WCAG 2.1 AA'])
        await expect(footer).toContainText(law)
    })
  }
})
