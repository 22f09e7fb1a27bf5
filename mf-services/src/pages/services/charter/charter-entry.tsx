import { formById, formOffice, isFree } from '@portal/shared/forms'
import { usePick } from '@portal/shared/i18n'
import { nationalHotlines } from '@portal/shared/site'
import { Button, Notice } from '@portal/shared/ui'
import { Printer } from 'lucide-react'
import type { Service } from '../../../../content/charter/service.ts'
import { serviceTitles } from '../../../../content/charter/titles.ts'
import { useServicesCopy } from '../copy.ts'
import { CharterFacts } from './charter-facts.tsx'
import { CharterRequirements } from './charter-requirements.tsx'
import { CharterSteps } from './charter-steps.tsx'
import { Letterhead } from './letterhead.tsx'
import { usePrint } from './use-print.ts'

const complaintLine = nationalHotlines.find(({ id }) => id === 'complaint')?.number ?? ''

/** One service of the Citizen's Charter. On paper it is one sheet of its own. */
export function CharterEntry({ service }: { service: Service }) {
  const copy = useServicesCopy().charter
  const pick = usePick()
  const { printing, print } = usePrint()
  const form = formById(service.form)
  const title = pick(serviceTitles[service.id])
  const complaint = isFree(form) ? copy.complaintFree : copy.complaint

  return (
    <article
      className="rounded-card border border-line bg-surface p-5 sm:p-8 print:border-0 print:p-0"
      aria-label={title}
      data-print-sheet=""
      data-print-only={printing || undefined}
    >
      {printing && <Letterhead title={title} />}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-prose grow basis-80 text-lg">{pick(service.description)}</p>
        <div className="text-sm print:hidden noscript:hidden">
          <Button
            variant="secondary"
            icon={<Printer aria-hidden="true" />}
            aria-label={copy.printOf(title)}
            onClick={print}
          >
            {copy.print}
          </Button>
          <p className="mt-1 text-ink-muted">{copy.printHint}</p>
        </div>
      </div>
      <CharterFacts service={service} />
      <CharterRequirements service={service} />
      <CharterSteps service={service} />
      <div className="mt-8 print:mt-3">
        <Notice tone="warning" title={copy.complaintTitle}>
          {complaint(pick(formOffice(form)), complaintLine)}
        </Notice>
      </div>
    </article>
  )
}
