import type { Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'

type Entry = readonly [label: string, href: string, links: readonly (readonly [string, string])[]]

/** The navigation menu of the specification. Other entries may stand beside these. */
const specified: readonly Entry[] = [
  ['Home', '/', []],
  [
    'About',
    '/about',
    [
      ['Town Profile', '/about#profile'],
      ['History', '/about#history'],
      ['Municipal Seal', '/about#seal'],
    ],
  ],
  [
    'Governance',
    '/governance',
    [
      ['Mission & Vision', '/governance#mission'],
      ['The Mayor', '/governance/mayor'],
      ['Sangguniang Bayan', '/governance/sangguniang-bayan'],
      ['Department Heads', '/governance/department-heads'],
      ['Development Agenda', '/governance/development-agenda'],
    ],
  ],
  [
    'Services',
    '/services',
    [
      ['Business Permits', '/services#business'],
      ['Civil Registry', '/services#civil'],
      ['Building Permits', '/services#building'],
      ['Social Assistance', '/services#social'],
      ['Forms & Downloads', '/services#forms'],
      ['Project Tracking', '/project-tracking'],
    ],
  ],
  ['Investment', '/investment', []],
  [
    'Tourism',
    '/tourism',
    [
      ['What to Do', '/tourism/what-to-do'],
      ['Civic Activities', '/tourism/civic-activities'],
      ['Destinations', '/tourism#destinations'],
    ],
  ],
  [
    'Transparency',
    '/transparency',
    [
      ['Full Disclosure', '/transparency/full-disclosure'],
      ['LGSF', '/transparency/lgsf'],
      ['Bayanihan Grant', '/transparency/bayanihan-grant'],
      ['Invitation to Bid', '/transparency/invitation-to-bid'],
      ['Notice of Award', '/transparency/notice-of-award'],
      ['Notice to Proceed', '/transparency/notice-to-proceed'],
      ['Contract Agreement', '/transparency/contract-agreement'],
    ],
  ],
]

/** Of its translation dictionary, and Investment, which that leaves open. */
const inFilipino = [
  'Tahanan',
  'Tungkol',
  'Pamamahala',
  'Serbisyo',
  'Pamumuhunan',
  'Turismo',
  'Transparency',
]

test.use({ javaScriptEnabled: false })

test('the menu of the home page is the specified one', async ({ page }) => {
  expect(await menuOf(page, '/')).toEqual(specified)
})

test('in Filipino it has the same addresses, under the names of the dictionary', async ({
  page,
}) => {
  const menu = await menuOf(page, '/?lang=fil')
  const addresses = (entries: readonly Entry[]) =>
    entries.map(([, href, links]) => [href, links.map(([, to]) => to)])
  expect(addresses(menu)).toEqual(addresses(specified))
  expect(menu.map(([label]) => label)).toEqual(inFilipino)
})

/** The composed menu of a document, without entries that the specification does not name. */
async function menuOf(page: Page, address: string): Promise<Entry[]> {
  await page.goto(address)
  const entries = await page.locator('nav#menu > ul > li').evaluateAll((all) => {
    const linkOf = (link: Element | null) =>
      [link?.textContent ?? '', link?.getAttribute('href') ?? ''] as const
    return all.map((entry) => ({
      link: linkOf(entry.querySelector(':scope > a')),
      links: [...entry.querySelectorAll('details a')].map(linkOf),
    }))
  })
  const hrefs = new Set(
    specified.flatMap(([, href, links]) => [href, ...links.map(([, to]) => to)]),
  )
  return entries
    .filter(({ link: [, href] }) => hrefs.has(href))
    .map(({ link, links }) => [...link, links.filter(([, to]) => hrefs.has(to))] as const)
}
