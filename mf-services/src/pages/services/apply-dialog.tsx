import { formById, formHref, formOffice, formSize } from '@portal/shared/forms'
import { useLanguage, usePick } from '@portal/shared/i18n'
import { contactLink, municipality, officeHours, telHref } from '@portal/shared/site'
import { ButtonLink, Dialog, FileLink, Hours } from '@portal/shared/ui'
import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Service } from '../../../content/charter/service.ts'
import { serviceTitles } from '../../../content/charter/titles.ts'
import { charterAnchor } from './charter/anchor.ts'
import { useServicesCopy } from './copy.ts'
import { RequirementList } from './requirement-list.tsx'

interface ApplyDialogProps {
  service: Service
  open: boolean
  onClose: () => void
}

/** How to apply: the form, what to bring, and the office with its telephone. */
export function ApplyDialog({ service, open, onClose }: ApplyDialogProps) {
  const { apply: copy, list } = useServicesCopy()
  const { language } = useLanguage()
  const pick = usePick()
  const form = formById(service.form)
  const office = pick(formOffice(form))

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={pick(service.apply)}
      description={copy.lead}
      footer={
        <>
          <ButtonLink to={`#${charterAnchor(service.id)}`} variant="quiet" onClick={onClose}>
            {copy.steps}
          </ButtonLink>
          <ButtonLink
            to={contactLink({
              department: form.office,
              subject: copy.askSubject(pick(serviceTitles[service.id])),
            })}
            variant="secondary"
            icon={<Mail aria-hidden="true" />}
          >
            {copy.ask}
          </ButtonLink>
        </>
      }
    >
      <ol className="grid gap-6">
        <Task number={1} title={copy.getForm}>
          <p className="mb-3 text-ink-muted">{copy.getFormText}</p>
          <FileLink
            href={formHref(form.id, language)}
            label={copy.download}
            about={pick(form.title)}
            format="PDF"
            size={formSize(form.id, language)}
            variant="primary"
          />
        </Task>
        <Task number={2} title={copy.gather}>
          <RequirementList requirements={form.requirements} />
        </Task>
        <Task number={3} title={copy.bring}>
          <p>
            <strong className="font-semibold">{office}</strong>, {pick(municipality.address)}
          </p>
          <p className="text-ink-muted">
            <Hours>{pick(officeHours.weekdays)}</Hours>
          </p>
          {form.openOnSaturday && (
            <p className="text-ink-muted">
              <Hours>{pick(officeHours.saturday)}</Hours>
            </p>
          )}
          <p className="text-ink-muted">
            {list.processingTime}: {pick(form.processingTime)} · {list.fee}: {pick(form.fee)}
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink
              href={telHref(municipality.phone)}
              variant="secondary"
              icon={<Phone aria-hidden="true" />}
            >
              {copy.call(municipality.phone)}
            </ButtonLink>
            <span className="text-sm">{copy.callHint(office)}</span>
          </div>
        </Task>
      </ol>
    </Dialog>
  )
}

function Task({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2.25rem_1fr] gap-x-3">
      <span
        className="grid size-9 place-items-center rounded-full bg-gold-soft font-semibold text-gold-ink"
        aria-hidden="true"
      >
        {number}
      </span>
      <div>
        <h3 className="mt-1 mb-2 font-semibold text-xl">{title}</h3>
        {children}
      </div>
    </li>
  )
}
