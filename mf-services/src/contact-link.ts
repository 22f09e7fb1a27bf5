import type { DepartmentId } from '@portal/shared/site'

/** The contact form, with the office and the subject already filled in. */
export function contactLink(department: DepartmentId, subject: string): string {
  return `/?${new URLSearchParams({ department, subject })}#contact`
}
