import { pageId } from '../../shared/src/section/document-names.ts'
import { expect, test } from '../support/portal.ts'

test('everything that a page hydrates with is asked for at once, before any of it has come', async ({
  page,
}) => {
  const asked: string[] = []
  let letThrough = () => {}
  const told = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/*.js', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await told
    await route.continue()
  })
  await page.goto('/tourism', { waitUntil: 'domcontentloaded' })
  const data = await page.locator(`#${pageId}`).textContent()
  const { modules }: { modules: string[] } = JSON.parse(data ?? '')
  expect(modules.length).toBeGreaterThan(5)
  await expect.poll(() => modules.filter((file) => !asked.includes(file))).toEqual([])
  letThrough()
  await page.unrouteAll({ behavior: 'wait' })
})
