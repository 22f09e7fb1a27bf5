import type { FormEvent } from 'react'

/** What the browser's own checks find wrong with a field, in the portal's language. */
export interface CheckCopy {
  missing: string
  /** The e-mail address is not complete. */
  noAddress: string
}

/**
 * Replaces the browser's message, which speaks the language of the phone, before it is shown. To be
 * called on `invalid`.
 */
export function explain(event: FormEvent<HTMLFormElement>, copy: CheckCopy): void {
  const field = fieldOf(event)
  if (!field) return
  const { valueMissing, typeMismatch } = field.validity
  field.setCustomValidity((valueMissing && copy.missing) || (typeMismatch && copy.noAddress) || '')
}

/** Leaves the field to the browser's checks again: a message of ours would stay. On `input`. */
export function checkAnew(event: FormEvent<HTMLFormElement>): void {
  fieldOf(event)?.setCustomValidity('')
}

function fieldOf({ target }: FormEvent<HTMLFormElement>) {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null
}
