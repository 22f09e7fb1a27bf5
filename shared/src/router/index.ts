/**
 * The router parts that sections may use. A thin face: shared whole, react-router-dom would reach
 * every visitor in full, since a shared module cannot be tree-shaken.
 */
export {
  BrowserRouter,
  Link,
  NavLink,
  useLocation,
  useNavigate,
  useNavigationType,
  useRoutes,
} from 'react-router-dom'
