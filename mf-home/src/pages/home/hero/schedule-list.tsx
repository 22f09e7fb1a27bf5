import { useCopy } from '@portal/shared/i18n'
import { hero as en } from '../../../../content/en/hero.ts'
import { hero as fil } from '../../../../content/fil/hero.ts'

/** The highlights of the caravan's schedule. */
export function ScheduleList() {
  const { schedule } = useCopy({ en, fil })
  return (
    <ul aria-label={schedule.label} className="mt-4 border-l-2 border-gold">
      {schedule.items.map(({ when, what }) => (
        <li key={what} className="flex flex-wrap gap-x-3 py-1 pl-4">
          {when && <strong className="min-w-24 text-gold-ink">{when}</strong>}
          <span>{what}</span>
        </li>
      ))}
    </ul>
  )
}
