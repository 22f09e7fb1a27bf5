import { formatLongDate, useLanguage } from '@portal/shared/i18n'
import { Badge, Section } from '@portal/shared/ui'
import { accessibilityCheck } from '../../../content/facts/accessibility-check.ts'
import { BulletList } from '../statement-parts/bullet-list.tsx'
import { useAccessibilityCopy } from './copy.ts'

/** How far the portal meets the standard, and how that is known. */
export function ConformanceStatus() {
  const copy = useAccessibilityCopy().status
  const { language } = useLanguage()
  const check = {
    ...accessibilityCheck,
    // The sitemap does not name the page that a wrong address shows.
    pages: accessibilityCheck.pages - 1,
    date: formatLongDate(accessibilityCheck.date, language),
    widths: accessibilityCheck.widths.join(', '),
  }
  const { axe, engines, keys, contrast } = copy.method
  return (
    <Section id="status" tone="tinted" title={copy.title}>
      <Badge tone="gold">{copy.badge}</Badge>
      <p className="mt-3 max-w-[46rem] text-lg">{copy.text}</p>
      <h3 className="mt-6 mb-3 font-semibold text-lg">{copy.methodTitle}</h3>
      <BulletList items={[axe(check), engines(check), keys(check), contrast]} />
    </Section>
  )
}
