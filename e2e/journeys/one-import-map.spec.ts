import { userAgents } from '../support/browsers.ts'
import { expect, test, waitUntilWhole } from '../support/portal.ts'

test.use({ userAgent: userAgents.firefox })

test('a browser that takes no import map after a module changes sections all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const isMap = (node: unknown) => node instanceof HTMLScriptElement && node.type === 'importmap'
    const append = Element.prototype.append
    Element.prototype.append = function (...nodes) {
      if (!nodes.some(isMap)) append.apply(this, nodes)
    }
  })
  await page.goto('/')
  await waitUntilWhole(page)
  for (const name of ['Project Tracking', 'Tourism']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click()
    await expect(page).toHaveTitle(new RegExp(`^${name}`))
    await expect(page.getByText('This is a plain copy of the page')).toHaveCount(0)
  }
  const [{ name }] = (await page.evaluate(() =>
    performance.getEntriesByType('navigation').map(({ name }) => ({ name })),
  )) as [{ name: string }]
  expect(new URL(name).pathname).toBe('/')
})
