import { tabMemory } from './tab-memory.ts'

/** What a visitor has written and not sent yet. */
interface Draft {
  /** By the names of the fields. */
  fields: Record<string, string>
  /** The query of the last link that asked for something: that is in it already. */
  search: string
}

export const draftMemory = tabMemory(
  'contact-draft',
  (found): found is Draft =>
    typeof found === 'object' &&
    found !== null &&
    'search' in found &&
    typeof found.search === 'string' &&
    'fields' in found &&
    typeof found.fields === 'object' &&
    found.fields !== null &&
    Object.values(found.fields).every((value) => typeof value === 'string'),
)

/** Remembers what stands in the form; an empty form is nothing to remember. */
export function keepDraft(form: HTMLFormElement, search: string): void {
  const fields = fieldsOf(form)
  if (Object.keys(fields).length > 0) draftMemory.write({ fields, search })
  else draftMemory.clear()
}

/** What stands in the form, by the names of the fields that are not empty. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') fields[name] = value
  }
  return fields
}

/** Puts texts back into the fields that are still empty. */
export function fillEmptyFields(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (fieldOf(form, name)?.value === '') setField(form, name, value)
  }
}

export function setField(form: HTMLFormElement, name: string, value: string): void {
  const control = fieldOf(form, name)
  if (!control) return
  control.value = value
  // What the browser found wrong was wrong with the value before.
  control.setCustomValidity('')
}

function fieldOf(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name)
  const isField =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  return isField ? control : null
}
