import { formById } from '@portal/shared/forms'
import { usePick } from '@portal/shared/i18n'
import { longestDays, type Service, type Step } from '../../../../content/charter/service.ts'
import { useServicesCopy } from '../copy.ts'
import { lastDay, timeText } from './time.ts'

/** The way through the offices, each step with its fee, its time and who answers for it. */
export function CharterSteps({ service }: { service: Service }) {
  const copy = useServicesCopy().charter
  const pick = usePick()
  const { fee, processingTime } = formById(service.form)
  const mayExtend = lastDay(service.steps) > longestDays[service.classification]
  return (
    <>
      <h3 className="mt-8 font-semibold text-xl print:mt-3">{copy.stepsTitle}</h3>
      <p className="mt-1 mb-3 max-w-prose text-ink-muted text-sm print:mt-0 print:mb-1 print:max-w-none">
        {copy.stepsNote} {mayExtend && copy.extension}
      </p>
      <ol>
        {service.steps.map((step, index) => (
          <li
            key={step.office.en}
            className="grid grid-cols-[2.75rem_1fr] gap-x-3 border-line border-t py-4 print:grid-cols-[2rem_1fr] print:py-1"
          >
            <span
              className="grid size-9 place-items-center rounded-full bg-gold-soft font-semibold text-gold-ink print:size-6"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div className="grid gap-x-8 gap-y-3 md:grid-cols-2 print:grid-cols-[3fr_2fr] print:gap-x-6">
              <div>
                <p className="font-semibold">{pick(step.client)}</p>
                <p className="mt-1 print:mt-0">
                  <span className="text-ink-muted">{copy.office}</span> {pick(step.office)}
                </p>
              </div>
              <StepFacts step={step} fee={pick(fee)} />
            </div>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-8 gap-y-1 border-line-strong border-t-2 pt-3 font-semibold">
        <span className="grow">{copy.total}</span>
        <span>
          {copy.facts.processingTime}: {pick(processingTime)}
        </span>
        <span>
          {copy.fee}: {pick(fee)}
        </span>
      </p>
    </>
  )
}

function StepFacts({ step, fee }: { step: Step; fee: string }) {
  const copy = useServicesCopy().charter
  const pick = usePick()
  const facts = [
    { term: copy.time, text: timeText(step.time, copy) },
    { term: copy.fee, text: step.paid ? fee : copy.free },
    { term: copy.person, text: pick(step.person), wide: true },
  ]
  return (
    <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-2 text-sm print:block">
      {facts.map(({ term, text, wide }) => (
        <div key={term} className={wide ? 'col-span-2' : 'print:mr-3 print:inline'}>
          <dt className="text-ink-muted print:inline print:after:content-[':_']">{term}</dt>
          <dd className="font-semibold print:inline">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
