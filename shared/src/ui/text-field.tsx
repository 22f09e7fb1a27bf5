import type { InputHTMLAttributes } from 'react'
import { controlProps, Field, type FieldProps } from './field.tsx'
import { useEarlyValue } from './use-early-value.ts'

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>

/** A line of text; `type` and `autoComplete` help phones show the right keyboard. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optionalLabel, ...native } = props
  const control = useEarlyValue<HTMLInputElement>(props)
  return (
    <Field {...props}>
      <input ref={control} type="text" {...native} {...controlProps(props)} />
    </Field>
  )
}
