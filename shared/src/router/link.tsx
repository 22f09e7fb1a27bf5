import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { normalizePath } from '../section/directory.ts'
import { isPlain } from './is-plain.ts'
import { useLocation } from './page-location.tsx'

/**
 * A link to a page of the portal; `to` is its path with query and anchor, or an anchor alone. `onClick`
 * hears of no click that opens another tab.
 */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'download'> {
  to: string
}

/** Shows a page without loading a document. Null where nothing does: the browser follows links. */
const Follow = createContext<((to: string) => void) | null>(null)

/**
 * Has the links below it change the page. What it hands down never changes, so that no link is
 * rendered anew with the address, as each of the router's own would be.
 *
 * @param isPending - whether a page is on its way: the address is that one's already
 */
export function LinksFollowed({
  isPending,
  children,
}: {
  isPending: boolean
  children: ReactNode
}) {
  const navigate = useNavigate()
  const current = useRef({ navigate, isPending })
  useLayoutEffect(() => {
    current.current = { navigate, isPending }
  }, [navigate, isPending])
  const [follow] = useState(() => (to: string) => {
    const { pathname, search, hash } = location
    const { navigate, isPending } = current.current
    const path = normalizePath(pathname)
    navigate(to, { replace: to === path + search + hash })
    if (to === path && !isPending) beginAnew()
  })
  return <Follow value={follow}>{children}</Follow>
}

/** As a browser begins with a page that it shows already, where a link leads to it. */
function beginAnew(): void {
  window.scrollTo(0, 0)
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/**
 * A link that changes the page without loading a document. The router's own link would bring its
 * prefetching of other frameworks' manifests along, for every visitor.
 */
export function Link({ to, ...rest }: LinkProps) {
  return to.startsWith('#') ? <PlaceLink {...rest} to={to} /> : <PageLink {...rest} to={to} />
}

/** A link to a place on the page around it. */
function PlaceLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation()
  return <PageLink {...rest} to={pathname + to} />
}

function PageLink({ to, target, onClick, ...rest }: LinkProps) {
  const follow = useContext(Follow)
  return (
    <a
      {...rest}
      target={target}
      href={to}
      onClick={(event) => {
        if (!isPlain(event)) return
        onClick?.(event)
        if (target || event.defaultPrevented || !follow) return
        event.preventDefault()
        follow(to)
      }}
    />
  )
}

/**
 * A link that says whether it leads to where the visitor is: to this very page, or to one above it.
 *
 * @param end - only to this very page, not to one below it
 */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const path = normalizePath(useLocation().pathname)
  const current = path === rest.to ? 'page' : !end && path.startsWith(`${rest.to}/`) && 'true'
  return <Link {...rest} {...(current && { 'aria-current': current })} />
}
