import type { SceneId } from '../../src/illustrations/scenes.ts'

/** The drawing of an item that has no image of its own, by the English name of its category. */
const scenes = new Map<string, SceneId>([
  ['Agriculture', 'cane'],
  ['Awards', 'award'],
  ['Business', 'market'],
  ['Culture', 'fiesta'],
  ['Development', 'road'],
  ['Education', 'school'],
  ['Environment', 'spring'],
  ['Health', 'clinic'],
  ['Health Program', 'caravan'],
  ['Public Safety', 'rescue'],
  ['Social Services', 'clinic'],
  ['Sports', 'fiesta'],
  ['Tourism', 'terraces'],
])

/** The drawing for a category; the plaza for all others. */
export function sceneOf(category: string): SceneId {
  return scenes.get(category) ?? 'plaza'
}
