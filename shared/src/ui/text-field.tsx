import type { InputHTMLAttributes } from 'react'
import { controlProps, Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>

/** A line of text; `type` and `autoComplete` help phones show the right keyboard. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optionalLabel, ...native } = props
  return (
    <Field {...props}>
      <input type="text" {...native} {...controlProps(props)} />
    </Field>
  )
}
