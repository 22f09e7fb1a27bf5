import { useLocation, useNavigate } from '@portal/shared/router'
import { linkedNews } from '@portal/shared/search-feed'
import type { KeepScroll } from '@portal/shared/ui'
import { useEffect, useState } from 'react'

/**
 * The news item in the page's address, once the page is interactive, and what takes it out of the
 * address: whoever has closed it is not shown it again on Back.
 */
export function useLinkedNews(): [id: string | null, close: () => void] {
  const location = useLocation()
  const navigate = useNavigate()
  const [id, setId] = useState<string | null>(null)
  // After hydration, since the composed document knows no address.
  useEffect(() => setId(linkedNews(location)), [location])

  const close = () => {
    const kept: KeepScroll = { keepScroll: true }
    const { pathname, search, hash } = location
    navigate({ pathname, search: withoutNews(search), hash }, { replace: true, state: kept })
  }
  return [id, close]
}

/** The query of an address without the news item that it names. */
export function withoutNews(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('news')
  const rest = String(parameters)
  return rest && `?${rest}`
}
