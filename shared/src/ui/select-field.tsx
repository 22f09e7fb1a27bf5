import type { SelectHTMLAttributes } from 'react'
import { controlProps, Field, type FieldProps } from './field.tsx'
import { useEarlyValue } from './use-early-value.ts'

type SelectFieldProps = FieldProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps>

/** One of several choices, given as `<option>` children. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optionalLabel, ...native } = props
  const control = useEarlyValue<HTMLSelectElement>(props)
  return (
    <Field {...props}>
      <select ref={control} {...native} {...controlProps(props)} />
    </Field>
  )
}
