import { Download } from 'lucide-react'
import type { ButtonVariant } from './button.tsx'
import { classNames } from './class-names.ts'

export interface FileLinkProps {
  href: string
  label: string
  format: 'PDF'
  /** The file's size as text, for example `120 kB`. */
  size: string
  variant?: ButtonVariant
  className?: string | undefined
  /** Names the file where several links on a page carry the same label. Repeat the label in it. */
  'aria-label'?: string | undefined
}

/** A real download that says beforehand what it is and how much data it costs. */
export function FileLink({
  href,
  label,
  format,
  size,
  variant = 'secondary',
  className,
  'aria-label': ariaLabel,
}: FileLinkProps) {
  const facts = `${format}, ${size}`
  return (
    <a
      href={href}
      download
      className={classNames('ui-button', className)}
      data-variant={variant}
      data-size="md"
      aria-label={ariaLabel && `${ariaLabel} (${facts})`}
    >
      <Download aria-hidden="true" />
      <span>
        {label} <small>({facts})</small>
      </span>
    </a>
  )
}
