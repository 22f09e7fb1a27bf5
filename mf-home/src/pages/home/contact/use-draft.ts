import { formatDate, type Language, languages, useLanguage } from '@portal/shared/i18n'
import { useLocation, useNavigationType } from '@portal/shared/router'
import { departments } from '@portal/shared/site'
import { type RefObject, useEffect, useRef } from 'react'
import { draftMemory, fieldsOf, fillEmptyFields, keepDraft, setField } from './draft.ts'

/**
 * Keeps what was written and not sent, across reloads and other pages, and fills in what a link of
 * `contactLink` asks for. After hydration, since the composed document knows neither. Returns the
 * function to call when a field has changed.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): () => void {
  const { search } = useLocation()
  const isFollowed = useNavigationType() === 'PUSH'
  const { language } = useLanguage()
  // The query of the last link that asked for something; an address without one does not forget it.
  const asked = useRef<string>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands there is not translated
  useEffect(() => {
    if (!form.current) return
    const draft = draftMemory.read()
    const earlier = asked.current ?? draft?.search ?? ''
    asked.current = asksFor(search) ? search : earlier
    if (draft) fillEmptyFields(form.current, draft.fields)
    // Filled in once for every link that is followed: after a reload the visitor's own words stand.
    if (asked.current !== earlier || (isFollowed && asksFor(search)))
      prefill(form.current, search, language, earlier)
    // With what was typed before the page came alive.
    keep()
  }, [form, search])

  function keep() {
    if (form.current) keepDraft(form.current, asked.current ?? '')
  }
  return keep
}

/**
 * Only these fields, and only a department that exists. The office is the one that the link names,
 * and no longer that of the link before; a subject that the visitor has written himself stays, and
 * stands before a day that he has chosen.
 *
 * @param earlier - the query of the link before, whose words this one's replace
 */
function prefill(form: HTMLFormElement, search: string, language: Language, earlier: string): void {
  const { department, subject: written = '' } = fieldsOf(form)
  const asked = departmentOf(search)
  const subject = subjectOf(search, language)
  if (asked || department === departmentOf(earlier)) setField(form, 'department', asked)
  // The language may be another one since, and the browser may have put back what was filled in before.
  const subjects = [earlier, search].flatMap((query) =>
    languages.map((language) => subjectOf(query, language)),
  )
  const own = subjects.reduce(withoutEnd, written)
  if (own === '' || timeOf(search, language)) setField(form, 'subject', together(own, subject))
}

/** Whether an address is that of a link which asks for something. */
function asksFor(search: string): boolean {
  const query = new URLSearchParams(search)
  return ['department', 'subject', 'date'].some((name) => query.has(name))
}

/** The office that a link names; empty where it names none that exists. */
function departmentOf(search: string): string {
  const asked = new URLSearchParams(search).get('department')
  return departments.find(({ id }) => id === asked)?.id ?? ''
}

/** The subject that a link asks for, with day and time; empty where it asks for none. */
function subjectOf(search: string, language: Language): string {
  const subject = new URLSearchParams(search).get('subject')
  return together(subject, timeOf(search, language))
}

/** Day and time that were chosen before; empty where none were. */
function timeOf(search: string, language: Language): string {
  const query = new URLSearchParams(search)
  const day = formatDate(query.get('date') ?? '', language)
  return [day, query.get('time')].filter(Boolean).join(', ')
}

const between = ' · '

function together(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(between)
}

function withoutEnd(text: string, end: string): string {
  if (text === end) return ''
  return end && text.endsWith(between + end) ? text.slice(0, -(between + end).length) : text
}
