import { useLocation } from '@portal/shared/router'
import { useHydrated } from '@portal/shared/ui'

/** Whether the address names this element; the server and the first render know no address. */
export function useArrived(id: string): boolean {
  const { hash } = useLocation()
  return useHydrated() && hash === `#${id}`
}
