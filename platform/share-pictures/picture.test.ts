import { expect, it } from 'vitest'
import { pictureAlt, renderPicture } from './picture.ts'
import { pictureSize } from './valley.ts'

/** Width and height as the header of a PNG has them. */
function sizeOf(png: Uint8Array) {
  const header = Buffer.from(png)
  expect(header.subarray(1, 4).toString()).toBe('PNG')
  return { width: header.readUInt32BE(16), height: header.readUInt32BE(20) }
}

const facts = { name: 'tourism', title: { en: 'Tourism', fil: 'Turismo' } }

it('draws a picture of the size that networks ask for, the same each time', async () => {
  const one = await renderPicture(facts)
  expect(sizeOf(one)).toEqual(pictureSize)
  expect(one.length).toBeLessThan(100_000)
  expect(Buffer.from(await renderPicture(facts)).equals(Buffer.from(one))).toBe(true)
})

it('gives every name a landscape, and every title its words', async () => {
  const pictures = await Promise.all([
    renderPicture(facts),
    renderPicture({ ...facts, name: 'library' }),
    renderPicture({ ...facts, title: { en: 'Library', fil: 'Aklatan' } }),
    renderPicture({ ...facts, overline: 'Town' }),
  ])
  expect(new Set(pictures.map((png) => Buffer.from(png).toString('base64'))).size).toBe(4)
})

it('takes a title with the marks of XML, and one that is long', async () => {
  const title = { en: 'Fish & <Farms>', fil: 'Napakahabang pamagat '.repeat(12) }
  expect(sizeOf(await renderPicture({ name: 'x', title }))).toEqual(pictureSize)
})

it('is described in both languages', () => {
  expect(pictureAlt(facts).en).toMatch(/^Tourism: drawing/)
  expect(pictureAlt(facts).fil).toMatch(/^Turismo: guhit/)
})
