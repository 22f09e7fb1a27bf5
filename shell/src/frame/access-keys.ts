import { takeEarlyKey } from '@portal/shared/ui'
import { useEffect } from 'react'
import type { AccessKey } from '../../content/facts/accessibility.ts'
import { searchId } from '../search/search-field.tsx'
import { focusOn } from './focus-on.ts'
import { menuId } from './navigation.tsx'
import { mainId } from './skip-links.tsx'

/**
 * Alt+1 main content, Alt+2 navigation, Alt+3 search, Alt+4 home page. By the key's
 * place, not its letter: with Alt held some keyboards produce another character. Never while typing,
 * nor in a dialog, behind which they would lead.
 * The accessibility statement names the same keys.
 */
export function useAccessKeys(): void {
  useEffect(() => {
    const keys: Record<string, () => void> = {
      Digit1: () => focusOn(mainId),
      Digit2: focusNavigation,
      Digit3: () => {
        openMenu()
        focusOn(searchId)
      },
      Digit4: () => document.querySelector<HTMLElement>('header a[href="/"]')?.click(),
    } satisfies Record<`Digit${AccessKey}`, () => void>
    const press = (event: KeyboardEvent) => {
      const run = keys[event.code]
      if (!run || !event.altKey || event.ctrlKey || event.metaKey) return
      if (isBusy(event.target)) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', press)
    const early = takeEarlyKey(Object.keys(keys))
    if (early && !isBusy(document.activeElement)) keys[early]?.()
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function focusNavigation() {
  openMenu()?.querySelector('a')?.focus()
}

/** On small screens navigation and search have to be opened before they can be reached. */
function openMenu(): HTMLElement | null {
  const menu = document.getElementById(menuId)
  if (menu && getComputedStyle(menu).display === 'none') menu.showPopover()
  return menu
}

/** Whether somebody is typing there, or a dialog is open. */
function isBusy(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))
  return isTyping || document.querySelector('dialog[open]') !== null
}
