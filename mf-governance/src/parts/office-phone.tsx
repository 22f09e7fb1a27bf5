import { telHref } from '@portal/shared/site'

/** An office and its telephone, in one line. */
export function OfficePhone({ office, phone }: { office: string; phone: string }) {
  return (
    <p>
      {office}:{' '}
      <a
        href={telHref(phone)}
        className="inline-flex min-h-11 items-center font-semibold text-forest-ink underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {phone}
      </a>
    </p>
  )
}
