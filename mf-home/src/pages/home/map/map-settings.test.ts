// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { defaultMapSettings, readMapSettings } from './map-settings.ts'

afterEach(() => document.body.replaceChildren())

function readWith(settings: string) {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'portal-settings'
  script.textContent = settings
  document.body.append(script)
  return readMapSettings(document)
}

it('takes tiles and credit from the page', () => {
  const mapTileUrl = 'https://tiles.kalinawan.example/{z}/{x}/{y}.png'
  expect(readWith(JSON.stringify({ mapTileUrl, mapAttribution: 'Town map' }))).toEqual({
    tileUrl: mapTileUrl,
    attribution: 'Town map',
  })
})

it('uses OpenStreetMap without settings', () => {
  expect(readMapSettings(document)).toEqual(defaultMapSettings)
})

it.each(['no JSON', 'null', '"text"', '{"mapTileUrl":7}', '{"mapAttribution":""}'])(
  'keeps the defaults for %s',
  (settings) => {
    expect(readWith(settings)).toEqual(defaultMapSettings)
  },
)
