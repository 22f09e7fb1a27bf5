import type { SelectHTMLAttributes } from 'react'
import { controlProps, Field, type FieldProps } from './field.tsx'

type SelectFieldProps = FieldProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps>

/** One of several choices, given as `<option>` children. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optionalLabel, ...native } = props
  return (
    <Field {...props}>
      <select {...native} {...controlProps(props)} />
    </Field>
  )
}
