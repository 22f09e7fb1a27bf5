import { afterEach, expect, it, vi } from 'vitest'
import { newMessageId } from './message-id.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

afterEach(() => vi.unstubAllGlobals())

it('makes a version 4 UUID', () => {
  expect(newMessageId()).toMatch(uuid)
})

it('makes one on an insecure origin too, where randomUUID is missing', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  })
  const ids = Array.from({ length: 200 }, newMessageId)
  for (const id of ids) expect(id).toMatch(uuid)
  expect(new Set(ids).size).toBe(200)
})
