import { usePick } from '@portal/shared/i18n'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { uiCopy } from './copy.ts'

export interface FieldProps {
  id: string
  label: string
  /** Under which a form sends the value; none where no form does. */
  name?: string | undefined
  required?: boolean | undefined
  /** Help that stands before the control. */
  hint?: string | undefined
  /** What is wrong with the value; also marks the control as invalid. */
  error?: string | undefined
  /** Replaces the words "optional" beside the label of a field that is not required. */
  optionalLabel?: string | undefined
}

/** The attributes that tie a control to its label, hint, mark and error. */
export function controlProps({ id, name, required = false, hint, error }: FieldProps) {
  const described = [!required && `${id}-optional`, hint && `${id}-hint`, error && `${id}-error`]
  return {
    id,
    name,
    required,
    className: 'ui-control',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  }
}

/**
 * Label, hint and error around a control. The marks stand outside the `<label>`, so that the
 * control is named by the label alone.
 */
export function Field({
  id,
  label,
  required = false,
  hint,
  error,
  optionalLabel,
  children,
}: Omit<FieldProps, 'name'> & { children: ReactNode }) {
  const pick = usePick()
  return (
    <div className="ui-field">
      <div className="ui-field-head">
        <label htmlFor={id}>{label}</label>
        {required ? (
          // `required` on the control already says it to assistive technology.
          <span className="ui-field-required" aria-hidden="true">
            {pick(uiCopy.required)}
          </span>
        ) : (
          <span id={`${id}-optional`}>{optionalLabel ?? pick(uiCopy.optional)}</span>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="ui-field-hint">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} role="alert" className="ui-field-error">
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
