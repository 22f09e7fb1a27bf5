import type { DepartmentId } from '@portal/shared/site'

/** The contact form of the home page with the department and subject already filled in. */
export function contactLink(department: DepartmentId, subject: string): string {
  return `/?${new URLSearchParams({ department, subject })}#contact`
}
