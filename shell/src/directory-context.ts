import type { Directory } from '@portal/shared/section'
import { createContext, useContext } from 'react'

export const DirectoryContext = createContext<Directory>({ sections: [] })

/** All sections with their pages: for what lists the whole portal. */
export function useDirectory(): Directory {
  return useContext(DirectoryContext)
}
