import type { ProjectDraft } from './project.ts'

/** Puts a draft into the form's fields; the fields carry the names of the draft. */
export function writeDraft(form: HTMLFormElement, draft: ProjectDraft): void {
  for (const [name, text] of Object.entries(draft)) {
    const field = form.elements.namedItem(name)
    if (isField(field)) field.value = text
  }
}

/** The fields that hold half a date or one that no calendar has: the browser keeps those to itself. */
export function unreadDates(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput)
}

/** What stands in the form's fields. */
export function readDraft(form: HTMLFormElement): ProjectDraft {
  const data = new FormData(form)
  const read = (name: keyof ProjectDraft) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    title: read('title'),
    description: read('description'),
    category: read('category'),
    status: read('status'),
    priority: read('priority'),
    budget: read('budget'),
    location: read('location'),
    startDate: read('startDate'),
    endDate: read('endDate'),
    assignedTo: read('assignedTo'),
  }
}

function isField(
  field: Element | RadioNodeList | null,
): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return field instanceof HTMLElement && 'value' in field
}
