import type { TextareaHTMLAttributes } from 'react'
import { controlProps, Field, type FieldProps } from './field.tsx'

type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps>

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optionalLabel, ...native } = props
  return (
    <Field {...props}>
      <textarea {...native} {...controlProps(props)} />
    </Field>
  )
}
