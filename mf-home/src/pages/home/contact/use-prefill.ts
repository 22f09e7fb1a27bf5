import { useLocation } from '@portal/shared/router'
import { departments } from '@portal/shared/site'
import { type RefObject, useEffect } from 'react'

/**
 * Fills in what a link asks for: `/?department=<id>&subject=<text>#contact`. After hydration, since
 * the composed document knows no query; only these two fields, and only a department that exists.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>): void {
  const { search } = useLocation()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const department = departments.find(({ id }) => id === query.get('department'))
    if (department) fill(form.current, 'department', department.id)
    fill(form.current, 'subject', query.get('subject'))
  }, [form, search])
}

function fill(form: HTMLFormElement | null, name: string, value: string | null): void {
  const control = form?.elements.namedItem(name)
  if (!value) return
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
    control.value = value
  }
}
