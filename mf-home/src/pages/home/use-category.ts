import { type Bilingual, usePick } from '@portal/shared/i18n'
import { categoryNamed } from '../../../content/facts/categories.ts'
import type { SceneId } from '../../illustrations/scenes.ts'

/**
 * The name and the drawing of a category that a row gives. A row without a Filipino name of its own
 * takes the one of the list.
 */
export function useCategory(): (given: Bilingual) => { label: string; scene: SceneId } {
  const pick = usePick()
  return (given) => {
    const { name, scene } = categoryNamed(given.en)
    return { label: pick(given.fil === given.en ? name : given), scene }
  }
}
