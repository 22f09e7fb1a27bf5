import { formatDate, type Language, useLanguage } from '@portal/shared/i18n'
import { useLocation } from '@portal/shared/router'
import { departments } from '@portal/shared/site'
import { type RefObject, useEffect } from 'react'
import { draftMemory, fillEmptyFields, keepDraft, setField } from './draft.ts'

/**
 * Keeps what was written and not sent, across reloads and other pages, and fills in what a link of
 * `contactLink` asks for. After hydration, since the composed document knows neither. Returns the
 * function to call when a field has changed.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): () => void {
  const { search } = useLocation()
  const { language } = useLanguage()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands there is not translated
  useEffect(() => {
    if (!form.current) return
    const draft = draftMemory.read()
    if (draft) fillEmptyFields(form.current, draft.fields)
    // What was typed before the page came alive.
    else keepDraft(form.current, search)
    // Filled in once: after a reload the visitor's own words stand.
    if (draft?.search !== search) prefill(form.current, search, language)
  }, [form, search])

  return () => {
    if (form.current) keepDraft(form.current, search)
  }
}

/** Only these fields, and only a department that exists. Day and time belong to the subject. */
function prefill(form: HTMLFormElement, search: string, language: Language): void {
  const query = new URLSearchParams(search)
  const department = departments.find(({ id }) => id === query.get('department'))
  const day = formatDate(query.get('date') ?? '', language)
  const when = [day, query.get('time')].filter(Boolean).join(', ')
  const subject = [query.get('subject'), when].filter(Boolean).join(' · ')
  if (department) setField(form, 'department', department.id)
  if (subject) setField(form, 'subject', subject)
}
