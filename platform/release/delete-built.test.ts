import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deleteBuilt } from './delete-built.ts'

const store = vi.hoisted(() => ({ folder: '/srv/store', builtFolder: '' }))

vi.mock('node:fs/promises', { spy: true })
vi.mock('./store.ts', async (original) => ({
  ...(await original<typeof import('./store.ts')>()),
  hasRelease: (_id: string, version: string) => version !== 'unpublished',
  get storeFolder() {
    return store.folder
  },
  get builtFolder() {
    return store.builtFolder
  },
}))

beforeEach(() => {
  store.builtFolder = mkdtempSync(join(tmpdir(), 'built-'))
  for (const version of ['1.0.0-a', '1.0.0-b', 'unpublished'])
    mkdirSync(join(store.builtFolder, 'sections/tourism', version), { recursive: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  store.folder = '/srv/store'
  rmSync(store.builtFolder, { recursive: true })
})

it('of what is built goes what the store has; what stays is for the caller to tell', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(rename).mockRejectedValueOnce(Object.assign(new Error('EACCES'), { code: 'EACCES' }))
  const { deleted, kept } = await deleteBuilt()
  expect(deleted).toBe(1)
  const stays = readdirSync(join(store.builtFolder, 'sections/tourism'))
  expect(stays).toHaveLength(2)
  expect(kept).toEqual([`dist/sections/tourism/${stays[0]} stays: it cannot be deleted (EACCES).`])
  expect(said).toHaveBeenCalledOnce()
  expect(warned).not.toHaveBeenCalled()
})

it('a store among what is built stays whole', async () => {
  store.folder = store.builtFolder
  await expect(deleteBuilt()).rejects.toThrow(/^PORTAL_STORE is /)
  expect(readdirSync(join(store.builtFolder, 'sections/tourism'))).toHaveLength(3)
})
