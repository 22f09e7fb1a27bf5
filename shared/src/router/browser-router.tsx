import { type ComponentProps, useEffect } from 'react'
import { createPath, BrowserRouter as Router, useLocation, useNavigate } from 'react-router-dom'
import { LinksFollowed } from './link.tsx'

/** The browser's address for all that is below it, whose links change the page. */
export function BrowserRouter({ children, ...rest }: ComponentProps<typeof Router>) {
  return (
    <Router {...rest}>
      <MissedChange />
      <LinksFollowed>{children}</LinksFollowed>
    </Router>
  )
}

/** The router hears of changes only once it is drawn: of one before, such as by “back”, it is told. */
function MissedChange() {
  const shown = createPath(useLocation())
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes are heard
  useEffect(() => {
    const address = createPath(window.location)
    if (address !== shown) void navigate(address, { replace: true })
  }, [])
  return null
}
