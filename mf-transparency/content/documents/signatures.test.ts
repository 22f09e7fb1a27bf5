import { expect, it, vi } from 'vitest'
import { documents } from './index.ts'

vi.mock('../facts/officials.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('../facts/officials.ts')>()
  const changed = Object.entries(real.posts).map(([id, { position, holders }]) => [
    id,
    { position, holders: [{ from: '2026-07-01', name: 'Newly in office' }, ...holders] },
  ])
  return { ...real, posts: Object.fromEntries(changed) }
})

it('has each document signed by who was in office on its day', () => {
  const byOffice = documents.map(({ id, date, blocks }) => {
    const names = blocks.flatMap((block) => (block.kind === 'signature' ? [block.name] : []))
    return { id, isNew: date >= '2026-07-01', signedAnew: names.includes('Newly in office') }
  })
  expect(new Set(byOffice.map(({ isNew }) => isNew))).toEqual(new Set([true, false]))
  for (const { id, isNew, signedAnew } of byOffice) expect(signedAnew, id).toBe(isNew)
})
