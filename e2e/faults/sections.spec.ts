import type { Browser } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { keepResult } from './support/results.ts'
import { outageOf, type SectionFault, sectionFaults } from './support/section-faults.ts'
import { neighbour, type SectionUnderTest, sectionsFor } from './support/sections.ts'
import {
  expectPage,
  expectStandIn,
  follow,
  limit,
  open,
  retry,
  timeOfStandIn,
  type Visit,
  visit,
} from './support/visit.ts'

for (const [turn, fault] of sectionFaults.entries()) {
  const sections = sectionsFor(turn)
  const names = sections.map(({ id }) => id).join(', ')
  test(`${fault.name}, in ${names}`, async ({ browser }) => {
    // Side by side: most of the time passes in waiting for what hangs.
    await Promise.all(
      sections.map(async (section) => {
        const standIn = await meet(browser, fault, section)
        if (standIn !== null) expect(standIn, section.id).toBeLessThanOrEqual(limit)
        keepResult({ fault: fault.name, place: section.id, standIn })
      }),
    )
  })
}

/** A visitor meets the fault; returns the longest time until something stood in for the page. */
function meet(browser: Browser, fault: SectionFault, section: SectionUnderTest) {
  const asVisitor = <Result>(during: (visit: Visit) => Promise<Result>) =>
    visit(browser, { unpinned: fault.broken === true }, during)
  return asVisitor(async (met) => {
    const title = await headingOf(met, section)
    /** With one document, or a second one where that cures it. */
    const way = async (by: typeof openByLink, who: Visit) => {
      const before = who.loads.length
      who.proxy.set(outageOf(fault, section))
      const time = await by(who, fault, section, title)
      expect(who.loads).toHaveLength(before + (isLoadedAnew(fault) ? 2 : 1))
      return time
    }
    const directly = await way(openDirectly, met)
    // What another document has brought is kept, and the fault not met again: by somebody else, then.
    const byLink = isLoadedAnew(fault)
      ? await asVisitor((other) => way(openByLink, other))
      : await way(openByLink, met)
    return directly === null || byLink === null ? null : Math.max(directly, byLink)
  })
}

/** The section's own address is opened, then another section, then this one again. */
async function openDirectly(
  met: Visit,
  fault: SectionFault,
  section: SectionUnderTest,
  title: string,
): Promise<number | null> {
  const { page } = met
  await open(page, section.path)
  // What is only late may be there before a slow machine has started the shell.
  const first = isLate(fault) ? 0 : await expectShown(met, fault, title)
  if (isLate(fault)) await expectPage(page, title)
  const other = neighbour(section)
  await follow(page, other.path)
  await expectPage(page, await headingOf(met, other))
  await follow(page, section.path)
  const staysAway = fault.shows?.startsWith('text, until') ?? true
  const second = staysAway ? await expectStandIn(page, title) : first
  await expectRecovery(met, fault, section, title)
  return first === null || second === null ? null : Math.max(first, second)
}

const isLoadedAnew = ({ shows }: SectionFault) =>
  shows === 'text, until the document is loaded anew'

const isLate = ({ shows }: SectionFault) => shows === 'text, then the page by itself'

/** The section is entered by a link, in a document that knows its release from the registry. */
async function openByLink(
  met: Visit,
  fault: SectionFault,
  section: SectionUnderTest,
  title: string,
): Promise<number | null> {
  await open(met.page, '/sitemap')
  await follow(met.page, section.path)
  // What is only late may take its place again before a slow machine has looked.
  const time = isLate(fault) ? await timeOfStandIn(met.page) : await expectShown(met, fault, title)
  await expectRecovery(met, fault, section, title)
  return time
}

async function expectShown({ page }: Visit, fault: SectionFault, title: string) {
  if (fault.shows === 'page') {
    await expectPage(page, title)
    return null
  }
  const time = await expectStandIn(page, title)
  // The page was there, and failed on the screen.
  if (isLoadedAnew(fault)) {
    const notice = page.getByRole('main').getByText('Unexpected Application Error!')
    await expect(notice).toBeVisible({ timeout: 30_000 })
  }
  return time
}

/** The fault passes; the page comes back, as a rule without the document being loaded anew. */
async function expectRecovery(
  { page, proxy }: Visit,
  fault: SectionFault,
  section: SectionUnderTest,
  title: string,
) {
  proxy.set(null)
  if (fault.shows === 'text, until there is another release') {
    await retry(page)
    await expectStandIn(page, title)
    return
  }
  if (!fault.shows || isLoadedAnew(fault)) await retry(page)
  await expectPage(page, title)
  if (fault.name !== 'styles: 404') return
  const sheets = page.locator(`link[rel=stylesheet][href^="/sections/${section.id}/"]`)
  const missing = () =>
    sheets.evaluateAll((links) => links.filter((link) => !('sheet' in link && link.sheet)).length)
  await expect
    .poll(async () => (await sheets.count()) > 0 && (await missing()) === 0, { timeout: 30_000 })
    .toBe(true)
}

/** The page's first heading, from its document. */
async function headingOf({ page, proxy }: Visit, { path }: SectionUnderTest): Promise<string> {
  const html = await (await page.request.get(proxy.url + path, { maxRetries: 3 })).text()
  const inner = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]
  if (inner === undefined) throw new Error(`${path} has no heading`)
  return inner
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
}
