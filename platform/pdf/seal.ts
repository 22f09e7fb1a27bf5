import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import SealDrawing from '../../shared/src/ui/illustrations/seal-drawing.tsx'
import type { Paper } from './paper.ts'
import { drawSvg } from './svg.ts'
import { content, element } from './tags.ts'

/** Draws the portal's own seal as a figure, `size` points across. `alt` names it. */
export function drawSeal(paper: Paper, x: number, y: number, size: number, alt: string): void {
  const svg = renderToStaticMarkup(createElement(SealDrawing))
  element(
    paper,
    'Figure',
    (inside) => content(inside, () => drawSvg(inside.doc, svg, { x, y, size })),
    { alt, bbox: [x, y, x + size, y + size] },
  )
}
