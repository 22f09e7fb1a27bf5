import type { DepartmentId } from '@portal/shared/site'

/** The contact form of the home page, with the office and the subject already filled in. */
export function contactLink(department: DepartmentId, subject: string): string {
  return `/?department=${department}&subject=${encodeURIComponent(subject)}#contact`
}
