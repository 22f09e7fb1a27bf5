// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createReleaseSource, OutdatedDocument } from './releases.ts'

const tourism = {
  id: 'tourism',
  version: '1',
  entry: '/e.js',
  styles: [],
  modules: {},
  importMap: null,
}

test('a registry of another edition than the document is asked for again the next time', async () => {
  const serverTiming = [{ name: 'site', description: 'new' }]
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming }] as never)
  const answers = ['old', 'new'].map((site) => Response.json({ site, sections: [tourism] }))
  const fetch = vi.fn(async () => answers.shift() ?? Response.error())
  vi.stubGlobal('fetch', fetch)
  const releases = createReleaseSource(null)
  // As the service worker has kept it from the visit before.
  await expect(releases.find('tourism')).rejects.toThrow(OutdatedDocument)
  expect(await releases.find('tourism')).toEqual(tourism)
  expect(await releases.find('tourism')).toEqual(tourism)
  expect(fetch).toHaveBeenCalledTimes(2)
})
