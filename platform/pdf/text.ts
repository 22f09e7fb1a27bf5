import type { Paper } from './paper.ts'
import { content, type ElementOptions, element } from './tags.ts'
import type { TextStyle } from './theme.ts'

function options({ lineGap = 0, align = 'left' }: TextStyle, width: number) {
  return { width, lineGap, align }
}

/** Height in points of `text` set in `width`. */
export function textHeight({ doc }: Paper, text: string, style: TextStyle, width: number): number {
  return doc.font(style.font).fontSize(style.size).heightOfString(text, options(style, width))
}

/** Width in points of `text` on one line. */
export function textWidth({ doc }: Paper, text: string, style: TextStyle): number {
  return doc.font(style.font).fontSize(style.size).widthOfString(text)
}

/** Draws `text` with its top left corner at `x`, `y`, without a tag. */
export function drawText(
  paper: Paper,
  text: string,
  style: TextStyle,
  x: number,
  y: number,
  width: number,
): void {
  paper.doc
    .font(style.font)
    .fontSize(style.size)
    .fillColor(style.color)
    .text(text, x, y, options(style, width))
}

/** Draws `text` as an element of its own, a paragraph unless told. Gives its height. */
export function write(
  paper: Paper,
  text: string,
  style: TextStyle,
  at: { x: number; y: number; width: number; tag?: string } & Pick<
    ElementOptions,
    'scope' | 'lang'
  >,
): number {
  const { x, y, width, tag = 'P', ...attributes } = at
  element(
    paper,
    tag,
    (inside) => content(inside, () => drawText(inside, text, style, x, y, width)),
    attributes,
  )
  return textHeight(paper, text, style, width)
}
