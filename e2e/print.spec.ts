import type { Page } from '@playwright/test'
import { inspectPdf, withoutSpace } from '../platform/pdf/test-support/inspect-pdf.ts'
import { formById, formOffice } from '../shared/src/forms/forms.ts'
import { nationalHotlines } from '../shared/src/site/hotlines.ts'
import { municipality } from '../shared/src/site/municipality.ts'
import { askToSaveData } from './data-saver/support.ts'
import { pagesByTurns } from './support/pages.ts'
import { sheetsOf } from './support/paper.ts'
import { expect, open, test } from './support/portal.ts'

const complaintLine = nationalHotlines.find(({ id }) => id === 'complaint')?.number ?? 'none'

/** What the margins leave of A4, in CSS pixels. */
const paper = { width: 688, height: 1009 }

// Which language it is makes no difference to the styles.
for (const { path, language } of pagesByTurns.filter((each) => each.language === 'fil')) {
  test(`${path} in ${language} prints words and addresses, and nothing to press`, async ({
    page,
  }) => {
    await page.setViewportSize(paper)
    await open(page, path, language)
    await page.emulateMedia({ media: 'print' })
    const seen = await page.evaluate(() => {
      const visible = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        )
      const links = visible('main a[href]').map((link) => ({
        href: link.getAttribute('href') ?? '',
        after: getComputedStyle(link, '::after').content,
      }))
      return {
        head: visible('.frame-header, .frame-footer').map(({ innerText }) => innerText.trim()),
        frame: visible(
          'nav, button:not(h4 > button), input, select, textarea, [role=tablist], .frame-saved, .ui-skip-link',
        ).map(({ outerHTML }) => outerHTML.slice(0, 120)),
        hiddenPanels:
          document.querySelectorAll('[role=tabpanel]').length - visible('[role=tabpanel]').length,
        namelessPanels: visible('[role=tabpanel]').filter(
          (panel) => (panel.querySelector('h2')?.getBoundingClientRect().height ?? 0) < 10,
        ).length,
        links,
        wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }
    })
    expect(seen.frame).toEqual([])
    expect(seen.head).toEqual([
      expect.stringContaining(municipality.title[language]),
      municipality.address[language] + municipality.phone,
    ])
    expect([seen.hiddenPanels, seen.namelessPanels]).toEqual([0, 0])
    expect(seen.wider).toBe(0)
    for (const { href, after } of seen.links) {
      const isWritten = after.includes(href)
      const leads = /^https?:/.test(href) || (href.startsWith('/') && !href.includes('#'))
      expect(isWritten, `${href} ${after}`).toBe(leads)
      if (href.startsWith('/') && leads) expect(after).toContain(municipality.website)
    }
  })
}

for (const saves of [false, true]) {
  const where = saves ? ', where data is saved' : ''
  test(`lists that were never scrolled to are an address on paper${where}`, async ({ page }) => {
    if (saves) await askToSaveData(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.emulateMedia({ media: 'print' })
    await expect(
      page.locator('[aria-busy], .ui-skeleton, .ui-on-request').filter({ visible: true }),
    ).toHaveCount(0)
    for (const title of ['Latest Headlines', 'Upcoming Events']) {
      await expect(page.locator('#news').getByRole('heading', { name: title })).toBeVisible()
    }
    const notes = page.locator('#news').getByText(`To be read at ${municipality.website}/#news`)
    await expect(notes.filter({ visible: true })).toHaveCount(2)
    await page.emulateMedia({ media: 'screen' })
    await expect(notes.filter({ visible: true })).toHaveCount(0)
  })
}

for (const language of ['en', 'fil'] as const) {
  test(`each service is one sheet in ${language}, with all that one has to know`, async ({
    page,
  }) => {
    await open(page, '/services', language)
    const { pages } = await inspectPdf(await page.pdf({ preferCSSPageSize: true }))
    for (const id of [
      'business-permit',
      'building-permit',
      'civil-registry',
      'social-assistance',
    ] as const) {
      const form = formById(id)
      const sheets = pages.filter(({ words }) =>
        form.requirements.every((each) => words.includes(withoutSpace(each[language]))),
      )
      expect(sheets, id).toHaveLength(1)
      const wanted = [...form.requirements, form.fee, form.processingTime, formOffice(form)]
      for (const text of wanted) expect(sheets[0]?.words).toContain(withoutSpace(text[language]))
      expect(sheets[0]?.words).toContain(withoutSpace(municipality.phone))
      expect(sheets[0]?.words, id).toContain(complaintLine)
    }
    for (const { width, height } of pages) {
      expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
    }
  })
}

test('news keep their headlines on paper, which are buttons on the screen', async ({ page }) => {
  await open(page, '/#events')
  const headline = page.locator('#news article h4').first()
  const words = await headline.innerText()
  expect((await sheetsOf(page)).join('')).toContain(withoutSpace(words))
})

test('an event has its whole text on paper, of which the screen shows the beginning', async ({
  page,
}) => {
  const end = 'Bring a card of your barangay.'
  await page.route(/\/rest\/v1\/events/, async (route) => {
    const response = await route.fetch()
    const [first, ...others] = await response.json()
    const long = { ...first, description: `${'Everybody may come. '.repeat(8)}${end}` }
    await route.fulfill({ response, json: [long, ...others] })
  })
  await open(page, '/#events')
  const more = page.locator('#events details').first()
  await expect(more).toContainText(end)
  await expect(more).not.toHaveAttribute('open')
  expect((await sheetsOf(page)).join('')).toContain(withoutSpace(end))
})

for (const language of ['en', 'fil'] as const) {
  test(`lists of records fill their sheets in ${language}, below their headings`, async ({
    page,
  }) => {
    await open(page, '/transparency/invitation-to-bid', language)
    const bids = await page.locator('main article h3').allTextContents()
    const sheets = await sheetsOf(page)
    const counts = sheets.map((words) => bids.filter((bid) => words.includes(withoutSpace(bid))))
    const [first = [], ...others] = counts.map(({ length }) => length)
    expect(first).toBeGreaterThanOrEqual(1)
    // The last one has what is left.
    for (const count of others.filter((count) => count > 0).slice(0, -1)) {
      expect(count).toBeGreaterThan(1)
    }

    await open(page, '/transparency', language)
    const heads = await page.getByRole('tabpanel', { includeHidden: true }).evaluateAll((panels) =>
      panels.map((panel) => ({
        lead: panel.querySelector('h2 + * p')?.textContent ?? '',
        document: panel.querySelector('article h3')?.textContent ?? '',
      })),
    )
    const papers = await sheetsOf(page)
    expect(heads).toHaveLength(6)
    for (const { lead, document } of heads) {
      // Every sheet has no words in it.
      expect([lead, document]).not.toContain('')
      const sheet = papers.find((words) => words.includes(withoutSpace(lead)))
      expect(sheet, lead).toContain(withoutSpace(document))
    }
  })
}

for (const { path, narrow, line } of [
  {
    path: '/transparency/invitation-to-bid',
    narrow: (page: Page) => page.getByLabel('Search', { exact: true }).fill('road'),
    line: /^Showing \d+ of \d+ records$/,
  },
  {
    path: '/project-tracking',
    narrow: (page: Page) => page.locator('#project-filter-status').selectOption('Completed'),
    line: /^Showing 1 of 3 projects$/,
  },
  {
    path: '/governance/department-heads',
    narrow: (page: Page) => page.getByLabel('Status').selectOption('Officer-in-Charge'),
    line: /^Showing 4 of 14 officers$/,
  },
  {
    path: '/#events',
    narrow: (page: Page) => page.getByRole('button', { name: 'View All News' }).click(),
    line: /^Page 1 of 3$/,
  },
]) {
  test(`a part of the list of ${path} says so on paper`, async ({ page }) => {
    await open(page, path)
    await narrow(page)
    const count = page.getByText(line)
    await expect(count).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(count).toBeVisible()
    await expect(page.locator('main nav').getByRole('button')).toHaveCount(0)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what a button unfolds is on paper', async ({ page }) => {
    await page.goto('/tourism')
    const sheets = await sheetsOf(page)
    expect(sheets.join('')).toContain(
      withoutSpace('for one serving unless the menu says otherwise'),
    )
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main summary').filter({ visible: true })).toHaveCount(0)
  })
})

test('the sheet of hotlines is linked with its size, and opens', async ({ page }) => {
  for (const path of ['/sitemap', '/services']) {
    await open(page, path)
    const link = page.getByRole('link', { name: /Printable list of all hotlines.*PDF, \d+ kB/ })
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('application/pdf')
  }
})
