import { usePick } from '@portal/shared/i18n'
import { emergencyNumbers, hotlinesCheck, hotlinesSheet, telHref } from '@portal/shared/site'
import { FileLink, LastChecked, Section } from '@portal/shared/ui'
import { Phone } from 'lucide-react'
import { useSitemapCopy } from './copy.ts'

export function EmergencyNumbers() {
  const copy = useSitemapCopy().emergency
  const pick = usePick()
  return (
    <Section id="emergency" tone="tinted" title={copy.title} lead={copy.lead}>
      <ul className="grid gap-4 @[40rem]/page:grid-cols-3">
        {emergencyNumbers.map(({ id, number, name }) => (
          <li key={id}>
            <a
              href={telHref(number)}
              className="flex items-center gap-4 rounded-card border border-line bg-surface p-5 hover:border-forest"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-danger-soft text-danger-ink">
                <Phone aria-hidden="true" className="size-6" />
              </span>
              <span>
                <strong className="block font-display text-3xl leading-tight">{number}</strong>
                <span className="block text-ink-muted">{pick(name)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-x-6">
        <FileLink
          href={hotlinesSheet.href}
          label={copy.sheet}
          format="PDF"
          size={hotlinesSheet.size}
        />
        <LastChecked {...hotlinesCheck} />
      </div>
    </Section>
  )
}
