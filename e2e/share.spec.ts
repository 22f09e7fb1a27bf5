import { parse } from 'node-html-parser'
import { municipality } from '../shared/src/site/municipality.ts'
import { allPages } from './support/pages.ts'
import { expect, test } from './support/portal.ts'

test('every page shares well: own words, own address, a picture that is there', async ({
  request,
}) => {
  const pictures = new Map<string, Promise<{ width: number; height: number; bytes: number }>>()
  for (const { path, language } of allPages) {
    const head = parse(await (await request.get(`${path}?lang=${language}`)).text())
    const og = (name: string) =>
      head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? ''
    expect(og('url'), path).toBe(
      municipality.website + path + (language === 'en' ? '' : `?lang=${language}`),
    )
    expect(og('url')).toBe(head.querySelector('link[rel=canonical]')?.getAttribute('href'))
    expect(og('title'), path).toBe(head.querySelector('title')?.textContent)
    expect(og('image:alt').length, path).toBeGreaterThan(40)
    const picture = og('image')
    expect(picture.startsWith(`${municipality.website}/share/`), path).toBe(true)
    if (!pictures.has(picture)) pictures.set(picture, sizeOf(new URL(picture).pathname))
    const { width, height, bytes } = (await pictures.get(picture)) ?? {
      width: 0,
      height: 0,
      bytes: 0,
    }
    expect([og('image:width'), og('image:height')]).toEqual([String(width), String(height)])
    expect([width, height]).toEqual([1200, 630])
    expect(bytes, picture).toBeLessThan(100_000)
  }
  // The portal's own, and one for every section but home.
  expect(pictures.size).toBe(6)

  async function sizeOf(address: string) {
    const answer = await request.get(address)
    expect(answer.headers()['content-type'], address).toBe('image/png')
    const png = await answer.body()
    return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), bytes: png.length }
  }
})
