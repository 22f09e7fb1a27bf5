import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Bilingual } from '@portal/shared/i18n'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import SealDrawing from '../../shared/src/ui/illustrations/seal-drawing.tsx'
import { escapeHtml } from '../compose/markup-text.ts'
import { fontFiles } from '../pdf/font-files.ts'
import { drawValley, pictureSize } from './valley.ts'

/** Words and landscape of one picture. */
export interface PictureFacts {
  /** Decides on the hour of the day and the shape of the ridges. */
  name: string
  title: Bilingual
  /** A line above the title; none where the title is the municipality's own. */
  overline?: string
}

const textLeft = 236
const textRight = 1150
/** Width of an average letter of the display face, in ems. */
const letterWidth = 0.53

/** The picture of a link to the portal, as a PNG: the same facts give the same bytes. */
export async function renderPicture(facts: PictureFacts): Promise<Uint8Array> {
  await ready()
  const image = new Resvg(pictureSvg(facts), {
    font: { fontBuffers: await fonts(), defaultFontFamily: 'Source Sans 3' },
  }).render()
  try {
    return image.asPng()
  } finally {
    image.free()
  }
}

function pictureSvg({ name, title, overline }: PictureFacts): string {
  const { width, height } = pictureSize
  const seal = renderToStaticMarkup(createElement(SealDrawing))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    drawValley(name),
    weave(width, height),
    seal.replace('<svg ', '<svg x="56" y="424" width="144" height="144" '),
    ...lines(title, overline),
    '</svg>',
  ].join('')
}

/** One or two titles, as large as they fit, with the line above them. */
function lines({ en, fil }: Bilingual, overline?: string): string[] {
  const second = fil === en ? '' : fil
  const first = second ? 500 : 520
  return [
    overline ? line(overline, first - 66, 27, '#d3dcc9', 'Source Sans 3') : '',
    line(en, first, 68, '#fbf5e4'),
    second ? line(second, first + 58, 42, '#f0b735') : '',
  ]
}

function line(words: string, y: number, largest: number, fill: string, font = 'Source Serif 4') {
  const fitting = (textRight - textLeft) / (words.length * letterWidth)
  const size = Math.round(Math.min(largest, fitting))
  return `<text x="${textLeft}" y="${y}" font-family="${font}" font-weight="600" font-size="${size}" fill="${fill}">${escapeHtml(words)}</text>`
}

/** The woven edge of the page headers. */
function weave(width: number, height: number): string {
  const y = height - 24
  const teeth = (from: number, fill: string, up: boolean) =>
    `<path fill="${fill}" d="${Array.from({ length: width / 48 }, (_, index) => {
      const x = index * 48 + from
      return up ? `M${x} ${height}l24-24l24 24Z` : `M${x} ${y}l24 24l24-24Z`
    }).join('')}"/>`
  return `<rect y="${y}" width="${width}" height="24" fill="#2b6445"/>${teeth(0, '#dcae3c', false)}${teeth(24, '#b4532e', true)}`
}

/** What the picture shows, for those who cannot see it. */
export function pictureAlt({ title }: Pick<PictureFacts, 'title'>): Bilingual {
  return {
    en: `${title.en}: drawing of mountains and rice terraces, with the municipal seal`,
    fil: `${title.fil}: guhit ng mga bundok at palayan, may sagisag ng bayan`,
  }
}

let started: Promise<void> | undefined

/** The drawing program is WebAssembly: no binary for each platform has to be installed. */
function ready(): Promise<void> {
  const program = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  started ??= readFile(program).then((bytes) => initWasm(bytes))
  return started
}

let fontBuffers: Promise<Uint8Array[]> | undefined

function fonts(): Promise<Uint8Array[]> {
  fontBuffers ??= Promise.all([fontFiles.semibold, fontFiles.display].map((file) => readFile(file)))
  return fontBuffers
}
