import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../shared/vite/workspace.ts'
import { checkDataFolder, checkStoreFolder, dataFolder } from './data-folder.ts'

it('is the one that is named, and .data where none is', () => {
  expect(dataFolder({ PORTAL_DATA: '/var/portal' })).toBe('/var/portal')
  for (const environment of [{}, { PORTAL_DATA: '' }]) {
    expect(dataFolder(environment)).toBe(join(root, '.data'))
  }
})

it('may not lie in the store', () => {
  for (const data of ['/srv/store', '/srv/store/data']) {
    expect(() => checkDataFolder(data, '/srv/store')).toThrow(/^PORTAL_DATA is \/srv\/store/)
  }
  for (const data of ['/srv/data', '/srv', '/srv/store-data']) checkDataFolder(data, '/srv/store')
})

it('may not be the checkout itself', () => {
  expect(() => checkDataFolder(root, '/srv/store')).toThrow(/which is this checkout/)
  for (const data of [join(root, '.data'), dirname(root)]) checkDataFolder(data, '/srv/store')
})

it('the store may be nowhere near what is built', () => {
  for (const store of ['/srv/portal/dist', '/srv/portal/dist/store', '/srv/portal']) {
    expect(() => checkStoreFolder(store, '/srv/portal/dist')).toThrow(
      /^PORTAL_STORE is \/srv\/portal/,
    )
  }
  for (const store of ['/srv/portal/store', '/srv/portal/dist-2'])
    checkStoreFolder(store, '/srv/portal/dist')
})
