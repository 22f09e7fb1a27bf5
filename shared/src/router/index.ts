/**
 * The router parts that sections may use. A thin face: shared whole, react-router-dom would reach
 * every visitor in full, since a shared module cannot be tree-shaken.
 */
export { useNavigate, useNavigationType } from 'react-router-dom'
export { BrowserRouter } from './browser-router.tsx'
export { isPlain } from './is-plain.ts'
export { Link, LinksFollowed, NavLink } from './link.tsx'
export { PageLocationProvider, useLocation } from './page-location.tsx'
export { useKeptState } from './use-kept-state.ts'
