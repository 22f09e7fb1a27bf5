import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { reviewedByAxe } from './reviewed.ts'

/** A file's preview is shown by the browser, in a document that is none of ours. */
const browsersOwn = 'iframe'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export interface AxeFindings {
  /** What fails: one line for each rule and element. */
  violations: string[]
  /** What axe cannot decide, and is of no reviewed kind. */
  unreviewed: string[]
  /** Why the other things that axe cannot decide are fine: one reason for each element. */
  reviewed: string[]
}

/**
 * Everything that axe has to say about a page as it is now.
 *
 * @param part - selector of the part to look at; the whole page without
 */
export async function axeFindings(page: Page, part = 'html'): Promise<AxeFindings> {
  // Colours that are still changing over belong to no scheme.
  await page.waitForTimeout(300)
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withTags(tags)
    .exclude(browsersOwn)
    // Its results come together in the page itself: no part of it is looked at in another frame.
    .setLegacyMode()
  const { violations, incomplete } = await axe.include(part).analyze()
  const findings: AxeFindings = {
    violations: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    unreviewed: [],
    reviewed: [],
  }
  for (const { id, nodes } of incomplete) {
    for (const { any, all, none, html } of nodes) {
      const causes = [...any, ...all, ...none].map(
        ({ data, message }) => data?.messageKey ?? message,
      )
      const kind = reviewedByAxe.find(
        ({ rule, because, on }) => rule === id && causes.includes(because) && on.test(html),
      )
      if (kind) findings.reviewed.push(kind.reason)
      else findings.unreviewed.push(`${id} (${causes.join(', ')}): ${html}`)
    }
  }
  return findings
}

/** Fails where axe finds a violation in a part of a page that has been opened just now. */
export async function expectNoViolations(page: Page, part: string): Promise<void> {
  expect((await axeFindings(page, part)).violations).toEqual([])
}
