import { telHref } from '@portal/shared/site'
import { ButtonLink, Notice } from '@portal/shared/ui'
import { CalendarCheck, Mail, Phone } from 'lucide-react'
import { useId } from 'react'
import type { lodgings } from '../../content/facts/lodgings.ts'
import { DetailsDialog } from '../parts/details-dialog.tsx'
import { useBookingCopy } from './copy.ts'
import { mailLink } from './mail-link.ts'

interface BookNowProps {
  lodging: (typeof lodgings)[number]
  name: string
}

/** How to book: the lodging's telephone and e-mail, and what to say and ask there. */
export function BookNow({ lodging: { phone, email }, name }: BookNowProps) {
  const copy = useBookingCopy()
  return (
    <DetailsDialog
      label={copy.bookNow}
      name={copy.bookNamed(name)}
      icon={<CalendarCheck aria-hidden="true" />}
      title={copy.title(name)}
      description={copy.lead}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink icon={<Phone aria-hidden="true" />} href={telHref(phone)}>
          {copy.call(phone)}
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          icon={<Mail aria-hidden="true" />}
          href={mailLink(email, copy.subject(name), copy.body)}
        >
          {copy.write}
        </ButtonLink>
      </div>
      <TitledList title={copy.sayTitle} items={copy.say} />
      <TitledList title={copy.askTitle} items={copy.ask} />
      <div className="mt-5">
        <Notice tone="warning">{copy.caution}</Notice>
      </div>
    </DetailsDialog>
  )
}

function TitledList({ title, items }: { title: string; items: readonly string[] }) {
  const id = useId()
  return (
    <>
      <p id={id} className="mt-5 font-semibold">
        {title}
      </p>
      <ul aria-labelledby={id} className="mt-1 list-disc space-y-1 ps-5 text-ink-muted">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
