import type { DepartmentId } from '@portal/shared/site'

/** The contact form with the subject, and the office where the form knows it, already filled in. */
export function contactLink(subject: string, department?: DepartmentId): string {
  const query = new URLSearchParams(department ? { department, subject } : { subject })
  return `/?${query}#contact`
}
