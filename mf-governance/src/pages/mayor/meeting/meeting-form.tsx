import { useNavigate } from '@portal/shared/router'
import { contactLink } from '@portal/shared/site'
import { Button, SelectField, TextField, useHydrated } from '@portal/shared/ui'
import { CalendarDays } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { mayorOffice, meetingPurposes } from '../../../../content/facts/mayor.ts'
import { useMayorCopy } from '../../../copy/mayor.ts'
import { type DateProblem, dateProblem } from './meeting-date.ts'
import { useWishes } from './use-wishes.ts'

/**
 * Hands what a meeting is about, and when, to the contact form. So does the browser itself, without
 * a look at the day, where this form is not alive yet. Without scripts the contact form cannot send
 * them: then this one is not shown.
 */
export function MeetingForm() {
  const copy = useMayorCopy().meeting
  const navigate = useNavigate()
  const isAlive = useHydrated()
  const [wishes, choose] = useWishes()
  const [problem, setProblem] = useState<DateProblem | null>(null)
  const purposes = meetingPurposes.map((purpose) => copy.purposes[purpose])
  const times = [copy.times.any, copy.times.morning, copy.times.afternoon]

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => String(fields.get(name) ?? '')
    const day = event.currentTarget.querySelector<HTMLInputElement>('[type="date"]')
    const found = day?.validity.badInput ? 'unread' : dateProblem(text('date'), new Date())
    setProblem(found)
    if (found) {
      day?.focus()
      return
    }
    const { department } = mayorOffice
    const [subject, date, time] = [text('subject'), text('date'), text('time')]
    const to = contactLink({ department, subject, date, time })
    const { pathname, search, hash } = window.location
    // Tapped twice, it is one step back all the same.
    navigate(to, { replace: to === pathname + search + hash })
  }

  return (
    <form
      action="/#contact"
      // Before, the browser says in its own language what is wrong with a day.
      noValidate={isAlive}
      onSubmit={submit}
      className="ui-card grid gap-5 noscript:hidden ui-print-hidden"
    >
      <div>
        <h3 className="text-2xl">{copy.formTitle}</h3>
        <p className="mt-1 text-ink-muted">{copy.formText}</p>
      </div>
      <input type="hidden" name="department" value={mayorOffice.department} />
      <SelectField
        id="meeting-purpose"
        name="subject"
        label={copy.purpose}
        required
        value={copy.subject(purposes[wishes.purpose] ?? '')}
        onChange={({ target }) => choose({ purpose: target.selectedIndex })}
      >
        {purposes.map((purpose) => (
          <option key={purpose} value={copy.subject(purpose)}>
            {purpose}
          </option>
        ))}
      </SelectField>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          id="meeting-date"
          name="date"
          type="date"
          label={copy.date}
          error={problem ? copy[problem] : undefined}
          value={wishes.date}
          onChange={({ target }) => {
            setProblem(null)
            choose({ date: target.value })
          }}
        />
        <SelectField
          id="meeting-time"
          name="time"
          label={copy.time}
          value={times[wishes.time]}
          onChange={({ target }) => choose({ time: target.selectedIndex })}
        >
          {times.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </SelectField>
      </div>
      <Button
        type="submit"
        className="justify-self-start"
        icon={<CalendarDays aria-hidden="true" />}
      >
        {copy.submit}
      </Button>
    </form>
  )
}
