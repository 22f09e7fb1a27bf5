import type { Bilingual } from '@portal/shared/i18n'
import type { SceneId } from '../../src/illustrations/scenes.ts'

interface Category {
  name: Bilingual
  /** The drawing of an item that has no image of its own. */
  scene: SceneId
}

/**
 * Categories of news and events, by the English name that the tables store. Feeds and calendar
 * files have the names from a list of `shared` (`src/backend/category-name.ts`).
 */
const categories = new Map<string, Category>(
  (
    [
      ['Agriculture', 'Agrikultura', 'cane'],
      ['Awards', 'Parangal', 'award'],
      ['Business', 'Negosyo', 'market'],
      ['Culture', 'Kultura', 'fiesta'],
      ['Development', 'Kaunlaran', 'road'],
      ['Education', 'Edukasyon', 'school'],
      ['Environment', 'Kalikasan', 'spring'],
      ['Event', 'Kaganapan', 'plaza'],
      ['Government', 'Pamahalaan', 'plaza'],
      ['Health', 'Kalusugan', 'clinic'],
      ['Health Program', 'Programang Pangkalusugan', 'caravan'],
      ['Public Safety', 'Kaligtasan ng Publiko', 'rescue'],
      ['Services', 'Serbisyo', 'plaza'],
      ['Social Services', 'Serbisyong Panlipunan', 'clinic'],
      ['Sports', 'Isports', 'fiesta'],
      ['Tourism', 'Turismo', 'terraces'],
    ] as const
  ).map(([en, fil, scene]) => [en, { name: { en, fil }, scene }]),
)

/** What is known about a category; one that is new to the list keeps its stored name. */
export function categoryNamed(name: string): Category {
  return categories.get(name) ?? { name: { en: name, fil: name }, scene: 'plaza' }
}
