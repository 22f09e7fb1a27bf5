/**
 * Draws a square SVG of plain shapes: `g`, `path` and `circle`, with colours, line widths, dashes
 * and caps. Throws on any other element, so that a drawing that outgrows this is noticed.
 */
export function drawSvg(
  doc: PDFKit.PDFDocument,
  svg: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const inherited: Attributes[] = [{ fill: '#000000', stroke: 'none', 'stroke-width': '1' }]
  doc.save()
  for (const [, closing, name = '', source = '', empty] of svg.matchAll(tags)) {
    const outer = inherited.at(-1) ?? {}
    const attributes = { ...outer, ...readAttributes(source) }
    if (closing) {
      if (name === 'g' || name === 'svg') inherited.pop()
    } else if (name === 'svg') {
      const [left = 0, top = 0, width = size] = numbers(attributes.viewBox)
      doc
        .translate(x, y)
        .scale(size / width)
        .translate(-left, -top)
      inherited.push(outer)
    } else if (name === 'g') {
      if (!empty) inherited.push(attributes)
    } else {
      trace(doc, name, attributes)
      paint(doc, attributes)
    }
  }
  doc.restore()
}

type Attributes = Readonly<Record<string, string>>

const tags = /<(\/)?([a-z]+)((?:\s+[\w-]+="[^"]*")*)\s*(\/)?>/gi

function readAttributes(source: string): Attributes {
  return Object.fromEntries(
    [...source.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  )
}

function numbers(list = ''): number[] {
  return list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
}

function trace(doc: PDFKit.PDFDocument, name: string, { cx, cy, r, d = '' }: Attributes): void {
  if (name === 'circle') doc.circle(Number(cx), Number(cy), Number(r))
  else if (name === 'path') doc.path(d)
  else throw new Error(`an SVG <${name}> cannot be drawn into a PDF`)
}

function paint(doc: PDFKit.PDFDocument, { fill, stroke, ...line }: Attributes): void {
  const filled = fill && fill !== 'none' ? fill : undefined
  const stroked = stroke && stroke !== 'none' ? stroke : undefined
  doc.lineWidth(Number(line['stroke-width'])).lineCap(line['stroke-linecap'] ?? 'butt')
  const [dash, space] = numbers(line['stroke-dasharray'])
  if (dash) doc.dash(dash, { space, phase: Number(line['stroke-dashoffset'] ?? 0) })
  if (filled && stroked) doc.fillAndStroke(filled, stroked)
  else if (filled) doc.fill(filled)
  else if (stroked) doc.stroke(stroked)
  if (dash) doc.undash()
}
