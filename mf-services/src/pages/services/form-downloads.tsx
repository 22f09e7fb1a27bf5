import { formHref, formOffice, formSize, forms } from '@portal/shared/forms'
import { useLanguage, usePick } from '@portal/shared/i18n'
import { Badge, type BadgeTone, Card, CardTitle, FileLink, Section } from '@portal/shared/ui'
import { useServicesCopy } from './copy.ts'
import { icons } from './icons.ts'

const tones: Record<keyof typeof icons, BadgeTone> = {
  'briefcase-business': 'gold',
  'building-2': 'clay',
  'scroll-text': 'sky',
  'heart-handshake': 'green',
}

/** The four forms as PDF, in the visitor's language. */
export default function FormDownloads() {
  const copy = useServicesCopy().forms
  const { language } = useLanguage()
  const pick = usePick()
  return (
    <Section id="forms" tone="tinted" title={copy.title} lead={copy.lead}>
      <ul className="grid gap-5 md:grid-cols-2">
        {forms.map((form) => {
          const Icon = icons[form.icon]
          const title = pick(form.title)
          return (
            <Card as="li" key={form.id} className="flex flex-col">
              <div className="mb-3 flex items-center justify-between gap-4">
                <Badge tone={tones[form.icon]}>{pick(form.category)}</Badge>
                <Icon className="text-ink-muted" aria-hidden="true" />
              </div>
              <CardTitle>{title}</CardTitle>
              <p className="mt-2 text-ink-muted">{pick(form.description)}</p>
              <p className="mt-3 mb-5 grow text-sm">
                {copy.bringTo} <strong className="font-semibold">{pick(formOffice(form))}</strong>
              </p>
              <FileLink
                href={formHref(form.id, language)}
                label={copy.download}
                about={title}
                format="PDF"
                size={formSize(form.id, language)}
                className="self-start"
              />
            </Card>
          )
        })}
      </ul>
    </Section>
  )
}
