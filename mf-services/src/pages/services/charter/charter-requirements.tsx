import { formById } from '@portal/shared/forms'
import { usePick } from '@portal/shared/i18n'
import type { Service } from '../../../../content/charter/service.ts'
import { useServicesCopy } from '../copy.ts'

/** What to bring, and where each of it is to be had. */
export function CharterRequirements({ service }: { service: Service }) {
  const copy = useServicesCopy().charter
  const pick = usePick()
  const { requirements } = formById(service.form)
  return (
    <>
      <h3 className="mt-8 mb-3 font-semibold text-xl print:mt-3 print:mb-1">{copy.requirements}</h3>
      <ol className="grid gap-x-10 md:grid-cols-2 print:block print:columns-2 print:gap-x-6">
        {requirements.map((requirement, index) => {
          const source = service.whereToGet[index]
          return (
            <li
              key={requirement.en}
              className="grid grid-cols-[2rem_1fr] border-line border-t py-3 print:grid-cols-[1.5rem_1fr] print:py-1"
            >
              <span className="text-ink-muted" aria-hidden="true">
                {index + 1}.
              </span>
              <div>
                <p className="font-semibold print:inline">{pick(requirement)} </p>
                {source && (
                  <p className="text-sm print:inline">
                    <span className="text-ink-muted">{copy.where}:</span> {pick(source)}
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </>
  )
}
