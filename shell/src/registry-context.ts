import type { Registry } from '@portal/shared/section'
import { createContext, useContext } from 'react'

export const RegistryContext = createContext<Registry>({ sections: [] })

/** The current releases: for what lists the whole portal. */
export function useRegistry(): Registry {
  return useContext(RegistryContext)
}
