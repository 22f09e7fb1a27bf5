import type { TextareaHTMLAttributes } from 'react'
import { controlProps, Field, type FieldProps } from './field.tsx'
import { useEarlyValue } from './use-early-value.ts'

type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps>

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optionalLabel, ...native } = props
  const control = useEarlyValue<HTMLTextAreaElement>(props)
  return (
    <Field {...props}>
      <textarea ref={control} {...native} {...controlProps(props)} />
    </Field>
  )
}
