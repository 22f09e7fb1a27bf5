import { formatDate, useLanguage } from '@portal/shared/i18n'
import { CalendarClock } from 'lucide-react'
import { useCouncilCopy } from '../copy/sangguniang-bayan.ts'
import { nextSession } from './next-session.ts'
import { useNow } from './use-now.ts'

/** When the council meets, and the date of the next session. */
export function SessionTime() {
  const { regular, when, next } = useCouncilCopy().sessions
  const { language } = useLanguage()
  const now = useNow()
  return (
    <div className="flex items-center gap-5 rounded-card bg-gold-soft p-5 text-gold-ink sm:p-6">
      <CalendarClock aria-hidden="true" className="size-10 flex-none" />
      <div>
        <p className="font-semibold">{regular}</p>
        <p className="font-display font-semibold text-2xl">{when}</p>
        {/* The line is there before the date is known, and where it never is: nothing moves. */}
        <p className="min-h-7 text-sm">
          {now && `${next}: ${formatDate(nextSession(now), language)}`}
        </p>
      </div>
    </div>
  )
}
