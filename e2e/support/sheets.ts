import type { Locator } from '@playwright/test'

/** For each link to a sheet, whether the sheet has come and is used. */
export function areUsed(links: Locator): Promise<boolean[]> {
  return links.evaluateAll((found) =>
    found.map((link) => (link as HTMLLinkElement).sheet?.disabled === false),
  )
}
