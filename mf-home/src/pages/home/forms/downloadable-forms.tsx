import { formHref, formOffice, formSize, homeForms } from '@portal/shared/forms'
import { useLanguage, usePick } from '@portal/shared/i18n'
import { Badge, ButtonLink, Card, CardTitle, FileLink, Section } from '@portal/shared/ui'
import { BriefcaseBusiness, Building2, HeartHandshake, ScrollText } from 'lucide-react'
import { useHomeCopy } from '../copy.ts'

const icons = {
  'briefcase-business': BriefcaseBusiness,
  'building-2': Building2,
  'heart-handshake': HeartHandshake,
  'scroll-text': ScrollText,
} as const

/** The four forms as PDF, each in the visitor's language. */
export default function DownloadableForms() {
  const copy = useHomeCopy().forms
  const pick = usePick()
  const { language } = useLanguage()

  return (
    <Section
      id="forms"
      tone="tinted"
      title={copy.title}
      lead={copy.lead}
      actions={
        <ButtonLink to="/services" variant="secondary">
          {copy.more}
        </ButtonLink>
      }
    >
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {homeForms.map((form) => {
          const Icon = icons[form.icon]
          const title = pick(form.homeTitle)
          return (
            <Card as="li" key={form.id} className="flex flex-col">
              <div className="mb-4 flex items-start justify-between">
                <span className="grid size-12 place-items-center rounded-control bg-forest-soft text-forest-ink">
                  <Icon aria-hidden="true" />
                </span>
                <Badge tone="clay">PDF</Badge>
              </div>
              <CardTitle>{title}</CardTitle>
              <p className="mt-2 grow text-ink-muted">{pick(form.description)}</p>
              <p className="mt-3 mb-5 text-sm">
                {copy.bringTo} <strong className="font-semibold">{pick(formOffice(form))}</strong>
              </p>
              <FileLink
                href={formHref(form.id, language)}
                label={copy.download}
                about={title}
                format="PDF"
                size={formSize(form.id, language)}
              />
            </Card>
          )
        })}
      </ul>
    </Section>
  )
}
