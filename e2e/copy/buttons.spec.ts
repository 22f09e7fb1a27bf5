import { fewPages, notFound } from '../support/pages.ts'
import { expect, test } from '../support/portal.ts'
import { countPrints } from './page-state.ts'
import { pressEverything } from './press-everything.ts'

const paths = new Set(fewPages.map(({ path }) => path))

test.use({ viewport: { width: 1280, height: 900 } })
test.setTimeout(180_000)

test.beforeEach(async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await countPrints(page)
  // Nothing leaves this machine; a new tab that was asked for counts all the same.
  await context.route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
    (route) => route.abort(),
  )
})

for (const path of paths) {
  test(`every button on ${path} does something`, async ({ page }) => {
    const { pressed, dead } = await pressEverything(page, path)
    expect(pressed.length).toBeGreaterThan(2)
    expect(dead).toEqual([])
  })
}

test('a button that does nothing is found', async ({ page }) => {
  await page.route(notFound, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<main><button>Dead</button><a href="#nowhere">Lost</a>
        <button type="button" popovertarget="box">Opens</button><p id="box" popover>Box</p>
        <script>performance.mark('hydrated')</script></main>`,
    }),
  )
  const { pressed, dead } = await pressEverything(page, notFound)
  expect(pressed).toEqual(['Dead', '#nowhere Lost', 'Opens'])
  expect(dead).toEqual(['Dead', '#nowhere Lost'])
})
