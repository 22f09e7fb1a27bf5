import { useHeroCopy } from './copy.ts'

/** The highlights of the caravan's schedule. */
export function ScheduleList() {
  const { schedule } = useHeroCopy()
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
