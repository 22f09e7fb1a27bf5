import type { Page } from '@playwright/test'
import { inspectPdf } from '../../platform/pdf/test-support/inspect-pdf.ts'

/** The words of each printed sheet. */
export async function sheetsOf(page: Page): Promise<string[]> {
  const { pages } = await inspectPdf(await page.pdf({ preferCSSPageSize: true }))
  return pages.map(({ words }) => words)
}
