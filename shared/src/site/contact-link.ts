import type { DepartmentId } from './departments.ts'

/** What the contact form can be opened with. */
export interface ContactRequest {
  /** Left out for an office that the form does not list. */
  department?: DepartmentId | undefined
  subject: string
  /** The day that is asked for, `YYYY-MM-DD`. */
  date?: string
  /** The time of that day, in words. */
  time?: string
}

/** The contact form of the home page, with what is asked for already filled in. */
export function contactLink(request: ContactRequest): string {
  const given = Object.entries(request).filter(([, value]) => value)
  return `/?${new URLSearchParams(given)}#contact`
}
