import type { ProjectDraft } from './project.ts'

/** What stands in the form's fields; the fields carry the names of the draft. */
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
