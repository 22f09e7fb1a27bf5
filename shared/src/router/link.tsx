import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { useLocation } from './page-location.tsx'

/** A link to a page of the portal; `to` is its path with query and anchor, or an anchor alone. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'download'> {
  to: string
}

/**
 * A link that changes the page without loading a document. The router's own link would bring its
 * prefetching of other frameworks' manifests along, for every visitor.
 */
export function Link({ to, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, target ? { target } : {})
  return (
    <a
      {...rest}
      target={target}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

/**
 * A link that says whether it leads to where the visitor is.
 *
 * @param end - only to this very page, not to one below it
 */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation()
  const isHere = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`))
  return <Link {...rest} {...(isHere && { 'aria-current': 'page' })} />
}
