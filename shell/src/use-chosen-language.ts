import { otherLanguageClass } from '@portal/shared/document-names'
import { isLanguage, keptLanguage, useLanguage } from '@portal/shared/i18n'
import { useLocation, useNavigate } from '@portal/shared/router'
import { useEffect, useRef } from 'react'

/**
 * The language that a link within the portal carries (`?lang=fil`), else the one kept from before,
 * where the host could not answer in it: the page changes over, and a document that has hidden its
 * text until then shows it. The parameter leaves the address once it was obeyed. In a document that
 * was just opened, a script before the page has done so already; later only a link changes the
 * language, not what another tab has kept meanwhile.
 */
export function useChosenLanguage(): void {
  const { language, setLanguage } = useLanguage()
  const navigate = useNavigate()
  const location = useLocation()
  const { search, state } = location
  const isOpened = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page comes alive, and by links
  useEffect(() => {
    const asked = /[?&]lang=(\w+)/.exec(search)?.[1]
    const fromBefore = isOpened.current ? null : keptLanguage()
    isOpened.current = true
    const chosen = isLanguage(asked) ? asked : fromBefore
    if (chosen && (chosen !== language || chosen !== keptLanguage())) setLanguage(chosen)
    document.documentElement.classList.remove(otherLanguageClass)
    // Where the browser forbids to keep it, the address goes on saying it.
    if (!chosen || chosen !== asked || chosen !== keptLanguage()) return
    const rest = search.replace(/([?&])lang=\w+(&|$)/, (_, before, after) => after && before)
    navigate({ ...location, search: rest }, { replace: true, state })
  }, [search])
}
