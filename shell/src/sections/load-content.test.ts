// @vitest-environment happy-dom
import type { Directory } from '@portal/shared/section'
import { beforeEach, expect, test, vi } from 'vitest'
import { createContentLoader } from './load-content.ts'
import { OutdatedDocument } from './releases.ts'

const reloadOnce = vi.hoisted(() => vi.fn(() => true))
vi.mock('./federation.ts', () => ({ isRefusal: () => false }))
vi.mock('./reload-once.ts', () => ({ reloadOnce }))
vi.mock('../section.ts', () => ({ default: { id: 'shell', pages: [] } }))

const title = { en: 'Tourism', fil: 'Turismo' }
const directory = { sections: [{ id: 'tourism', pages: [{ path: '/tourism', title }] }] }
const outdated = {
  find: () => Promise.reject(new OutdatedDocument('published anew')),
  known: () => null,
  prepare: () => {},
}
const loader = () => createContentLoader(directory as unknown as Directory, outdated)

beforeEach(() => {
  reloadOnce.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')))
})

test('a document whose portal has moved on loads anew for the page that is wanted', async () => {
  history.replaceState(null, '', '/tourism')
  loader().load('/tourism')
  await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce())
})

test('a page that the visitor has turned away from loads nothing anew', async () => {
  history.replaceState(null, '', '/services')
  expect(await loader().load('/tourism')).toMatchObject({ kind: 'unavailable' })
  expect(reloadOnce).not.toHaveBeenCalled()
})
