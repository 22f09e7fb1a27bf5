import { languages } from '../../shared/src/i18n/language.ts'
import { expect, test } from '../support/portal.ts'
import { phone, phoneOnItsSide, setStyle, zoomed } from './support/zoom.ts'

test.use({ expectedErrors: [[/net::ERR_FAILED/], { scope: 'test' }] })

for (const language of languages) {
  test(`the line at the lower edge leaves room for the page and the focus in ${language}`, async ({
    page,
  }) => {
    await page.route('**/shell/**/*.js', (route) => route.abort())
    await page.goto(`/services?lang=${language}`)
    await expect(page.locator('.frame-standstill .frame-saved')).toBeVisible({ timeout: 30_000 })
    for (const [viewport, css] of [
      [zoomed, ''],
      [phone, 'html { font-size: 200% }'],
      [phoneOnItsSide, ''],
      [phone, ''],
    ] as const) {
      await page.setViewportSize(viewport)
      await setStyle(page, css)
      const hidden = await page.evaluate(behindLowerLine)
      expect.soft(hidden, `${viewport.width} × ${viewport.height} px`).toEqual([])
    }
    expect(test.info().errors).toEqual([])
  })
}

/** What lies wholly behind the line with the focus, and the line itself where it leaves too little room. */
async function behindLowerLine(): Promise<string[]> {
  const line = document.querySelector('.frame-standstill .frame-saved')
  const { height } = line?.getBoundingClientRect() ?? new DOMRect()
  const room = Math.min(innerHeight / 2, Math.max(innerHeight / 3, 210))
  const hidden = height > room + 1 ? [`the line has ${height} px`] : []
  // Blocks are laid out when they come into sight, and would push on what has the focus by then.
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }
  for (const link of document.querySelectorAll<HTMLElement>('main a[href], main button')) {
    if (!link.checkVisibility()) continue
    link.focus()
    await new Promise(requestAnimationFrame)
    const { top } = link.getBoundingClientRect()
    if (top >= innerHeight - height) hidden.push(link.textContent)
  }
  return hidden
}
