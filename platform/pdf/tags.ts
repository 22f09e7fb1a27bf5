import type { Paper } from './paper.ts'

export interface ElementOptions {
  /** What a figure shows, in words. */
  alt?: string
  /** Where a figure stands: left, top, right, bottom. */
  bbox?: [number, number, number, number]
  /** Marks a table's head cell: what it is the head of. */
  scope?: 'Column' | 'Row'
  /** The language of its words, where it is not the document's. */
  lang?: string
}

/** Opens an element of the structure tree, draws into it, and closes it. */
export function element<P extends Paper>(
  paper: P,
  type: string,
  fill: (inside: P) => void,
  options: ElementOptions = {},
): void {
  const parent = openElement(paper, type, options)
  fill({ ...paper, parent })
  parent.end()
}

/** Opens an element that is closed by its `end()`: for one that goes on over several pages. */
export function openElement(
  paper: Paper,
  type: string,
  options: ElementOptions = {},
): PDFKit.PDFStructureElement {
  const opened = paper.doc.struct(type, options)
  paper.parent.add(opened)
  return opened
}

/** Draws words or lines that belong to the element itself. */
export function content(paper: Paper, draw: () => void): void {
  paper.parent.add(draw)
}

/** Draws what only the eye needs: lines, boxes, colours. Never inside {@link content}. */
export function artifact(
  { doc }: Paper,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  doc.markContent('Artifact', { type })
  doc.save()
  draw()
  doc.restore()
  doc.endMarkedContent()
}
