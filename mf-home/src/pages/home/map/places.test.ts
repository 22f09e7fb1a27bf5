import { municipality } from '@portal/shared/site'
import { describe, expect, it } from 'vitest'
import { placeColors, places, placesByCategory } from '../../../../content/facts/places.ts'
import { firstZoom } from './canvas/zoom.ts'
import { placeWords } from './copy.ts'

const tileSize = 256

/** Web Mercator, as the map draws it: pixels at the first zoom. */
function toPixels([lat, lng]: readonly [number, number]): [number, number] {
  const world = tileSize * 2 ** firstZoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return [
    (world * (lng + 180)) / 360,
    world * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  ]
}

function pixelsBetween(a: readonly [number, number], b: readonly [number, number]): number {
  const [[ax, ay], [bx, by]] = [toPixels(a), toPixels(b)]
  return Math.hypot(ax - bx, ay - by)
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('places', () => {
  it('has as many of every kind as the specification names, or more, and none twice', () => {
    const specified = {
      government: 3,
      agriculture: 6,
      restaurants: 3,
      businesses: 5,
      tourism: 6,
      education: 3,
    }
    for (const [kind, list] of Object.entries(placesByCategory)) {
      const least = specified[kind as keyof typeof specified]
      expect(list.length, kind).toBeGreaterThanOrEqual(least)
    }
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  })

  it('keeps markers of 40 px apart at the first zoom', () => {
    const tooClose = places.flatMap((one, index) =>
      places
        .slice(index + 1)
        .filter((other) => pixelsBetween(one.coordinates, other.coordinates) < 40)
        .map((other) => `${one.id} and ${other.id}`),
    )
    expect(tooClose).toEqual([])
  })

  it('lies within 12 km of the centre', () => {
    const metresPerPixel = 75.75
    for (const { id, coordinates } of places) {
      const distance = pixelsBetween(coordinates, municipality.center) * metresPerPixel
      expect(distance, id).toBeLessThan(12_000)
    }
  })

  it('has eight colours that carry a white icon', () => {
    expect(Object.keys(placeColors)).toHaveLength(8)
    for (const [name, hex] of Object.entries(placeColors)) {
      expect(1.05 / (luminance(hex) + 0.05), name).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('describes every place in Filipino, not only in English', () => {
    const untranslated = places.filter(
      ({ id }) => placeWords.fil[id].description === placeWords.en[id].description,
    )
    expect(untranslated).toEqual([])
  })
})
