import { useLabels } from '../parts/labels.ts'
import type { ListedDocument } from './listed-document.ts'

/** The name of a document's type, in the visitor's language. */
export function useTypeLabel(): (type: ListedDocument['type']) => string {
  const { reportKinds, stages } = useLabels()
  const names = { ...reportKinds, ...stages }
  return (type) => names[type]
}
