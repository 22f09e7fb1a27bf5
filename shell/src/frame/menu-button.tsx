import { Menu, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFrameCopy } from './copy.ts'
import { isOpen } from './is-open.ts'
import { menuId } from './navigation.tsx'

/** Opens and closes the navigation on small screens; the browser itself does the work. */
export function MenuButton() {
  const copy = useFrameCopy()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const menu = document.getElementById(menuId)
    const follow = (event: ToggleEvent) => {
      if (event.target === menu) setOpen(event.newState === 'open')
    }
    setOpen(isOpen(menu))
    menu?.addEventListener('toggle', follow)
    return () => menu?.removeEventListener('toggle', follow)
  }, [])

  return (
    <button
      type="button"
      popoverTarget={menuId}
      aria-expanded={open}
      aria-controls={menuId}
      aria-label={open ? copy.navigation.close : copy.navigation.menu}
      className="frame-menu-button"
    >
      {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
    </button>
  )
}
