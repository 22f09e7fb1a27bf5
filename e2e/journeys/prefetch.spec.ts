import type { Locator } from '@playwright/test'
import type { Registry } from '../../shared/src/section/directory.ts'
import { expect, open, test } from '../support/portal.ts'

const signs: Record<string, (link: Locator) => Promise<void>> = {
  'pointed at': (link) => link.hover(),
  focused: (link) => link.focus(),
  touched: (link) => link.dispatchEvent('touchstart'),
}

for (const [sign, give] of Object.entries(signs)) {
  test(`a page begins to load when a link to it is ${sign}`, async ({ page }) => {
    const registry: Registry = await (await page.request.get('/registry.json')).json()
    const release = registry.sections.find(({ id }) => id === 'transparency')
    // Its own: what the pages of the section share may be asked for before anybody chooses one.
    const common = new Set(release?.common)
    const own = release?.modules['/transparency']?.filter((file) => !common.has(file)) ?? []
    expect(own.length).toBeGreaterThan(0)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path.startsWith('/sections/transparency/'))).toEqual([])
    const links = page.getByRole('navigation', { name: 'Main navigation' })
    await give(links.getByRole('link', { name: 'Transparency', exact: true }))
    await expect.poll(() => own.filter((file) => !asked.includes(file))).toEqual([])
    await expect(page).toHaveURL('/')
  })
}
