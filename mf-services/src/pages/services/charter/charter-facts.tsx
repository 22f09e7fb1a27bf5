import { formById, formOffice } from '@portal/shared/forms'
import { usePick } from '@portal/shared/i18n'
import { municipality } from '@portal/shared/site'
import { longestDays, type Service } from '../../../../content/charter/service.ts'
import { useServicesCopy } from '../copy.ts'

/** What the law wants said of a service before its steps. */
export function CharterFacts({ service }: { service: Service }) {
  const copy = useServicesCopy().charter
  const pick = usePick()
  const { classification } = service
  const form = formById(service.form)
  const facts = [
    {
      term: copy.facts.office,
      description: (
        <>
          {copy.throughSwitchboard(pick(formOffice(form)))}{' '}
          <span className="whitespace-nowrap @max-[20rem]/page:whitespace-normal">
            {municipality.phone}
          </span>
        </>
      ),
    },
    {
      term: copy.facts.classification,
      description: copy.classifications[classification](longestDays[classification]),
    },
    {
      term: copy.facts.transactions,
      description: service.transactions.map((kind) => copy.transactions[kind]).join(', '),
    },
    { term: copy.facts.processingTime, description: pick(form.processingTime) },
    { term: copy.facts.fee, description: pick(form.fee) },
    { term: copy.facts.whoMayAvail, description: pick(service.whoMayAvail), wide: true },
  ]
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-4 rounded-control bg-surface-2 p-5 sm:grid-cols-2 lg:grid-cols-5 print:mt-3 print:grid-cols-[4fr_4fr_5fr_4fr_3fr] print:gap-y-2 print:border print:border-line print:p-3">
      {facts.map(({ term, description, wide }) => (
        <div key={term} className={wide ? 'sm:col-span-full' : undefined}>
          <dt className="text-ink-muted text-sm">{term}</dt>
          <dd className="font-semibold">{description}</dd>
        </div>
      ))}
    </dl>
  )
}
