import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { createPath, BrowserRouter as Router, useLocation, useNavigate } from 'react-router-dom'

/** The browser's address for all that is below it. */
export function BrowserRouter({ children, ...rest }: ComponentProps<typeof Router>) {
  return (
    <Router {...rest}>
      <UpToDate>{children}</UpToDate>
    </Router>
  )
}

/**
 * The router listens only once it is drawn. A change before that, such as by “back”, is passed on to
 * it here. Around its children, not beside them: the ids of a page depend on what stands beside what.
 */
function UpToDate({ children }: { children: ReactNode }) {
  const shown = createPath(useLocation())
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes are heard
  useEffect(() => {
    const address = createPath(window.location)
    // The router keeps an entry's state under this name.
    if (address !== shown) void navigate(address, { replace: true, state: history.state?.usr })
  }, [])
  return children
}
