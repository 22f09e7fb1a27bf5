import { useSyncExternalStore } from 'react'
import { dataSaver } from '../section/document-names.ts'

/** Whether this page saves data: by the visitor's choice, else because the browser asks for it. */
export function savesData(): boolean {
  return document.documentElement.classList.contains(dataSaver)
}

/** The same, followed. False in the composed document and while it hydrates. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(follow, savesData, () => false)
}

function follow(tell: () => void): () => void {
  addEventListener(dataSaver, tell)
  return () => removeEventListener(dataSaver, tell)
}
