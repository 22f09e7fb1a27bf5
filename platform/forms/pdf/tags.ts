import type { Paper } from './paper.ts'

interface ElementOptions {
  /** What a figure shows, in words. */
  alt?: string
  /** Where a figure stands: left, top, right, bottom. */
  bbox?: [number, number, number, number]
  /** Marks a table's head cell. */
  scope?: 'Column'
}

/** Opens an element of the structure tree, draws into it, and closes it. */
export function element(
  paper: Paper,
  type: string,
  fill: (inside: Paper) => void,
  options: ElementOptions = {},
): void {
  const parent = paper.doc.struct(type, options)
  paper.parent.add(parent)
  fill({ ...paper, parent })
  parent.end()
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
