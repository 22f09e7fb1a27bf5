import { usePick } from '@portal/shared/i18n'
import { NavLink } from '@portal/shared/router'
import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useFrameCopy } from './copy.ts'
import { isOpen } from './is-open.ts'
import type { TopLevelEntry } from './menu.ts'

export const menuId = 'menu'

/**
 * The main navigation. On small screens it is a native popover, its submenus are native
 * disclosures: both open and close before any script has arrived, and without one.
 */
export function Navigation({
  menu,
  children,
}: {
  menu: readonly TopLevelEntry[]
  /** Stands before the entries: the search, and on small screens the switch that saves data. */
  children: ReactNode
}) {
  const copy = useFrameCopy()
  const pick = usePick()
  const navigation = useRef<HTMLElement>(null)

  useEffect(() => {
    const closeOnClick = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      if (target.closest('a')) close(navigation.current)
      else if (!navigation.current?.contains(target)) closeSubmenus(navigation.current)
    }
    // What Back leads to must not lie behind the menu.
    const closeOnReturn = () => close(navigation.current)
    // On a tablet that was turned no button is left to close it with.
    const closeWithoutButton = () => {
      const button = document.querySelector(`[popovertarget="${menuId}"]`)
      if (!button?.getClientRects().length && isOpen(navigation.current)) close(navigation.current)
    }
    document.addEventListener('click', closeOnClick)
    window.addEventListener('popstate', closeOnReturn)
    window.addEventListener('resize', closeWithoutButton)
    return () => {
      document.removeEventListener('click', closeOnClick)
      window.removeEventListener('popstate', closeOnReturn)
      window.removeEventListener('resize', closeWithoutButton)
    }
  }, [])

  const closeOnEscape = (event: KeyboardEvent) => {
    const open = navigation.current?.querySelector<HTMLDetailsElement>('details[open]')
    // In the search the key has emptied or closed something already.
    if (event.key !== 'Escape' || event.defaultPrevented || !open) return
    event.preventDefault()
    open.open = false
    open.querySelector('summary')?.focus()
  }

  // What lies over the page must not hide where the focus has gone (WCAG 2.4.11).
  const closeBehindFocus = ({ relatedTarget: next }: FocusEvent) => {
    const menu = navigation.current
    // Without a next place the window itself has lost the focus; the button opens and closes itself.
    if (!next || next.matches(`[popovertarget="${menuId}"]`)) return
    if (!menu?.contains(next)) close(menu)
    // On small screens submenus push each other away instead: there they stay.
    if (!isOpen(menu) && !next.closest('details[open]')) closeSubmenus(menu)
  }

  return (
    <nav
      ref={navigation}
      id={menuId}
      popover="auto"
      className="frame-menu"
      aria-label={copy.navigation.label}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      onBlur={closeBehindFocus}
    >
      {children}
      <ul className="frame-menu-list">
        {menu.map((entry) => (
          <li key={entry.id} className="frame-menu-entry">
            <NavLink to={entry.to} end={entry.to === '/'} className="frame-menu-link">
              {pick(entry.label)}
            </NavLink>
            {entry.links.length > 0 && (
              <details name="submenu" className="frame-submenu">
                <summary
                  className="frame-submenu-toggle"
                  aria-label={copy.navigation.submenu(pick(entry.label))}
                >
                  <ChevronDown aria-hidden="true" className="size-4" />
                </summary>
                <ul className="frame-submenu-list">
                  {entry.links.map((link) => (
                    <li key={link.to}>
                      <NavLink to={link.to} end className="frame-submenu-link">
                        {pick(link.label)}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function closeSubmenus(navigation: HTMLElement | null) {
  for (const open of navigation?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    open.open = false
  }
}

/** Closes what is open. On wide screens the navigation is not a popover that could be. */
function close(navigation: HTMLElement | null) {
  closeSubmenus(navigation)
  if (isOpen(navigation)) navigation?.hidePopover()
}
