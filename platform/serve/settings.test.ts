import { expect, it } from 'vitest'
import { contentPolicy } from '../compose/security-headers.ts'
import { OperatorError } from '../operator-error.ts'
import { mapSettings } from './settings.ts'

const ownData = { supabaseUrl: '', supabaseAnonKey: 'key' }

/** Where the policy of a page with these tiles lets pictures come from. */
function pictureSources(tiles: string | undefined) {
  const settings = { ...ownData, ...mapSettings({ PORTAL_MAP_TILE_URL: tiles }) }
  const policy = contentPolicy(settings, { scripts: [], styles: [] })
  return /img-src ([^;]*)/.exec(policy)?.[1]
}

it.each([
  [undefined, ' https://tile.openstreetmap.org'],
  ['https://tiles.example/{z}/{x}/{y}.png', ' https://tiles.example'],
  ['https://tiles.example:8443/{z}/{x}/{y}.png?key=1', ' https://tiles.example:8443'],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', ' https://*.tiles.example'],
  ['https://tiles-{s}.example.org/{z}/{x}/{y}.png', ' https://*.example.org'],
  ['/tiles/{z}/{x}/{y}.png', ''],
])('tiles at %s may be shown', (tiles, source) => {
  expect(pictureSources(tiles)).toBe(`'self' data:${source}`)
})

it.each([
  'tiles',
  'https://tiles.example/',
  'https://tiles.example/{z}/{x}.png',
  'http://tiles.example/{z}/{x}/{y}.png',
  '//tiles.example/{z}/{x}/{y}.png',
  'https://{z}{x}{y}:port/',
])('tiles at %s are refused', (tiles) => {
  expect(() => mapSettings({ PORTAL_MAP_TILE_URL: tiles })).toThrow(OperatorError)
})
