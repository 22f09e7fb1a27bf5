import PDFDocument from 'pdfkit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import SealDrawing from '../../shared/src/ui/illustrations/seal-drawing.tsx'
import { drawSvg } from './svg.ts'

const place = { x: 0, y: 0, size: 60 }

it('draws every shape of the seal', () => {
  const doc = new PDFDocument()
  const path = vi.spyOn(doc, 'path')
  const circle = vi.spyOn(doc, 'circle')
  const svg = renderToStaticMarkup(createElement(SealDrawing))
  drawSvg(doc, svg, place)
  expect(path).toHaveBeenCalledTimes(svg.split('<path').length - 1)
  expect(circle).toHaveBeenCalledTimes(svg.split('<circle').length - 1)
})

it('hands the colours of a group to its shapes, and only to them', () => {
  const doc = new PDFDocument()
  const fill = vi.spyOn(doc, 'fill')
  const inside = '<g fill="#111111"><path d="M0 0h1"/><path fill="#222222" d="M0 0h1"></path></g>'
  drawSvg(doc, `<svg viewBox="0 0 9 9">${inside}<circle cx="1" cy="1" r="1"/></svg>`, place)
  expect(fill.mock.calls).toEqual([['#111111'], ['#222222'], ['#000000']])
})

it('refuses what it cannot draw', () => {
  const svg = '<svg viewBox="0 0 9 9"><text>Kalinawan</text></svg>'
  expect(() => drawSvg(new PDFDocument(), svg, place)).toThrow('<text>')
})
