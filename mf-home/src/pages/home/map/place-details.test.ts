import { expect, it } from 'vitest'
import { places } from '../../../../content/facts/places.ts'
import { placeWords } from './copy.ts'
import { placeDetails } from './place-details.ts'

it('gives agriculture places a production line and all others feature tags', () => {
  for (const { id, category } of places) {
    for (const words of Object.values(placeWords)) {
      const { name, description, features, production } = placeDetails(id, words)
      expect(name && description, id).toBeTruthy()
      expect(production !== null, id).toBe(category === 'agriculture')
      expect(features.length > 0, id).toBe(category !== 'agriculture')
    }
  }
})
