import { createContext, type ReactNode, useContext } from 'react'
import { type Location, useLocation as useRouterLocation } from 'react-router-dom'

const PageLocation = createContext<Location | null>(null)

/** Gives a page the address that it is shown for; the browser's may be a step ahead of it. */
export function PageLocationProvider({
  location,
  children,
}: {
  location: Location
  children: ReactNode
}) {
  return <PageLocation value={location}>{children}</PageLocation>
}

/** The address of the page around it; outside of pages, the one that the browser shows. */
export function useLocation(): Location {
  const current = useRouterLocation()
  return useContext(PageLocation) ?? current
}
