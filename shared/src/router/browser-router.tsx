import type { ComponentProps } from 'react'
import { BrowserRouter as Router } from 'react-router-dom'
import { LinksFollowed } from './link.tsx'

/** The browser's address for all that is below it, whose links change the page. */
export function BrowserRouter({ children, ...rest }: ComponentProps<typeof Router>) {
  return (
    <Router {...rest}>
      <LinksFollowed>{children}</LinksFollowed>
    </Router>
  )
}
