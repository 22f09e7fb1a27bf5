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
    const parameters = new URLSearchParams(location.search)
    parameters.delete('news')
    const kept: KeepScroll = { keepScroll: true }
    const { pathname, hash } = location
    const search = parameters.size > 0 ? `?${parameters}` : ''
    navigate({ pathname, search, hash }, { replace: true, state: kept })
  }
  return [id, close]
}
