import { Link } from '@portal/shared/router'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

export interface ButtonLook {
  /** One `primary` action for each view; `secondary` beside it; `quiet` within cards and rows. */
  variant?: ButtonVariant
  size?: 'md' | 'lg'
  /** A decorative icon before the words. */
  icon?: ReactNode
}

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>

/** Does something on this page. For going somewhere else, use {@link ButtonLink}. */
export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames('ui-button', className)}
      data-variant={variant}
      data-size={size}
    >
      {icon}
      <span>{children}</span>
    </button>
  )
}

type ButtonLinkProps = ButtonLook &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  ({ to: string; href?: never } | { href: string; to?: never })

/** A link that looks like a button: `to` a path of the portal, or `href` to anything else. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  icon,
  className,
  children,
  to,
  href,
  ...rest
}: ButtonLinkProps) {
  const look = {
    className: classNames('ui-button', className),
    'data-variant': variant,
    'data-size': size,
  }
  const label = (
    <>
      {icon}
      <span>{children}</span>
    </>
  )
  return to === undefined ? (
    <a {...rest} {...look} href={href}>
      {label}
    </a>
  ) : (
    <Link {...rest} {...look} to={to}>
      {label}
    </Link>
  )
}
