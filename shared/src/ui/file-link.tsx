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
  /** What the file is, for those who hear the link alone: several on a page may carry one label. */
  about?: string | undefined
}

/** A real download that says beforehand what it is and how much data it costs. */
export function FileLink({
  href,
  label,
  format,
  size,
  variant = 'secondary',
  className,
  about,
}: FileLinkProps) {
  const facts = `${format}, ${size}`
  return (
    <a
      href={href}
      download
      className={classNames('ui-button', className)}
      data-variant={variant}
      data-size="md"
      // What is to be seen comes first and whole: whoever speaks to the device says that (WCAG 2.5.3).
      aria-label={about && `${label} (${facts}): ${about}`}
    >
      <Download aria-hidden="true" />
      <span>
        {label} <small>({facts})</small>
      </span>
    </a>
  )
}
