import { expect, it } from 'vitest'
import { labels } from './labels.ts'

it('names a quarter with the linker that its number is said with', () => {
  expect(labels.period(2020, 4)).toBe('Ika-4 na kuwarter ng 2020')
  expect(labels.period(2026, 3)).toBe('Ika-3 kuwarter ng 2026')
})
