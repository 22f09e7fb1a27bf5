import { expect, open, test, waitUntilAlive } from '../support/portal.ts'

test('a link carries the language, once: it is kept, and leaves the address', async ({ page }) => {
  await page.goto('/about?from=a%26b&lang=fil#history')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fil')
  await expect(page).toHaveURL(/\/about\?from=a%26b#history$/)
  await waitUntilAlive(page)
  // The switch has the last word, also after a reload.
  await page.getByRole('button', { name: 'English' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-PH')
  await page.goto('/services?lang=en')
  await expect(page).toHaveURL(/\/services$/)
})

test('a place on a page is found in a language that only the storage knows', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fil'))
  await page.goto('/services#forms')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  await expect(page).toHaveURL(/\/services#forms$/)
  await expect(page.locator('#forms')).toBeInViewport()
})

test('a link within the portal changes the language as the switch does', async ({ page }) => {
  await open(page, '/about')
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/tourism"]')
    history.pushState(null, '', `${link?.pathname}?lang=fil&x=1#destinations`)
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  await expect(page).toHaveURL(/\/tourism\?x=1#destinations$/)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'language')?.value).toBe('fil')
})

test('what another tab chooses changes nothing here before the next visit', async ({ page }) => {
  await open(page, '/tourism/what-to-do?lang=fil')
  const other = await page.context().newPage()
  await open(other, '/?lang=en')
  await page.locator('main a[href*="?"]').first().click()
  await expect(page).not.toHaveURL('/tourism/what-to-do')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bayan ng Kalinawan')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-PH')
})

test('an address that asks for no language of ours changes nothing', async ({ page }) => {
  for (const asked of ['toString', '__proto__', 'xx', '']) {
    await page.goto(`/about?lang=${asked}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-PH')
    await expect(page.locator('html')).not.toHaveClass(/other-language/)
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull()
  }
})

test('without storage the parameter stays, and so does the language', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
  })
  await open(page, '/about?lang=fil')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  await expect(page).toHaveURL(/\?lang=fil$/)
})

test('no copy of a page in one language is taken for the other', async ({ page, request }) => {
  await page.goto('/about?lang=fil')
  await page.goto('/about?lang=en')
  await page.goBack()
  // The same document again, now by the visitor's last choice.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-PH')
  for (const address of ['/about', '/about?lang=fil']) {
    const headers = (await request.get(address)).headers()
    expect(headers['vary']).toContain('cookie')
    expect(headers['cache-control']).toBe('no-cache')
  }
})
