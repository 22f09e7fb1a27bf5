import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { root } from '../../shared/vite/workspace.ts'
import { OperatorError } from '../operator-error.ts'
import { candidatesOf } from './candidates.ts'
import { sourceVersion } from './source-version.ts'
import { releasePath } from './store.ts'

vi.mock('./source-version.ts', () => ({ sourceVersion: vi.fn() }))
vi.mock('./check-types.ts', () => ({ checkTypes: async () => {} }))
vi.mock('./build-section.ts', () => ({
  buildSection: async (_id: string, _version: string, folder: string) =>
    mkdirSync(folder, { recursive: true }),
}))

const folder = join(root, 'dist', releasePath('tracking', '0.0.0-first'))

afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('gives no release the name of sources that it was not built from', async () => {
  vi.mocked(sourceVersion).mockReturnValueOnce('0.0.0-first').mockReturnValue('0.0.0-second')
  const candidates = candidatesOf(['tracking'])
  await expect(candidates).rejects.toThrow(OperatorError)
  await expect(candidates).rejects.toThrow('The sources of tracking changed while they were built')
  expect(existsSync(folder)).toBe(false)
})

it('releases what was built from what stands there', async () => {
  vi.mocked(sourceVersion).mockReturnValue('0.0.0-first')
  vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await candidatesOf(['tracking'])).toEqual([
    { id: 'tracking', version: '0.0.0-first', folder },
  ])
  expect(existsSync(folder)).toBe(true)
})
