import type { DocumentBlock } from '@portal/shared/documents'
import type { Block } from '../../pdf/flow.ts'
import type { Paper } from '../../pdf/paper.ts'
import { artifact, element } from '../../pdf/tags.ts'
import { textHeight, write } from '../../pdf/text.ts'
import { colors, contentWidth, margin, type TextStyle } from '../../pdf/theme.ts'
import { documentStyles } from '../styles.ts'

export type Signature = Extract<DocumentBlock, { kind: 'signature' }>

const room = 34
const gap = 30

/** Lines to sign on, side by side: at most two of them. */
export function signatureBlock(paper: Paper, signatures: readonly Signature[]): Block {
  const width = (contentWidth - gap) / 2
  const tallest = (part: 'name' | 'position', style: TextStyle) =>
    Math.max(...signatures.map((signature) => textHeight(paper, signature[part], style, width)))
  const positionTop = 3 + tallest('name', documentStyles.signatory) + 1
  return {
    height: room + positionTop + tallest('position', documentStyles.position),
    gap: 10,
    draw(top) {
      signatures.forEach(({ name, position }, index) => {
        const x = margin.left + index * (width + gap)
        const y = top + room
        artifact(paper, () => paper.doc.rect(x, y, width, 0.8).fill(colors.ink))
        element(paper, 'Div', (inside) => {
          write(inside, name, documentStyles.signatory, { x, y: y + 3, width })
          write(inside, position, documentStyles.position, { x, y: y + positionTop, width })
        })
      })
    },
  }
}
