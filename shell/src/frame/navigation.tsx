import { usePick } from '@portal/shared/i18n'
import { NavLink } from '@portal/shared/router'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useFrameCopy } from './copy.ts'
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
    const closeOnOutsideClick = (event: Event) => {
      if (event.target instanceof Node && !navigation.current?.contains(event.target)) {
        closeSubmenus(navigation.current)
      }
    }
    document.addEventListener('click', closeOnOutsideClick)
    return () => document.removeEventListener('click', closeOnOutsideClick)
  }, [])

  const closeOnChoice = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return
    closeSubmenus(navigation.current)
    closeMenu(navigation.current)
  }

  const closeOnEscape = (event: KeyboardEvent) => {
    const open = navigation.current?.querySelector<HTMLDetailsElement>('details[open]')
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    open.open = false
    open.querySelector('summary')?.focus()
  }

  return (
    <nav
      ref={navigation}
      id={menuId}
      popover="auto"
      className="frame-menu"
      aria-label={copy.navigation.label}
      tabIndex={-1}
      onClick={closeOnChoice}
      onKeyDown={closeOnEscape}
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

/** On wide screens the navigation is not a popover that could be open. */
function closeMenu(navigation: HTMLElement | null) {
  if (navigation?.matches(':popover-open')) navigation.hidePopover()
}
