import type { DocumentBlock } from '@portal/shared/documents'
import type { Block } from '../../pdf/flow.ts'
import type { Paper } from '../../pdf/paper.ts'
import { artifact, element } from '../../pdf/tags.ts'
import { write } from '../../pdf/text.ts'
import { colors, contentWidth, margin } from '../../pdf/theme.ts'
import { documentStyles } from '../styles.ts'

export type Signature = Extract<DocumentBlock, { kind: 'signature' }>

const room = 34
const gap = 30

/** Lines to sign on, side by side: at most two of them. */
export function signatureBlock(paper: Paper, signatures: readonly Signature[]): Block {
  const width = (contentWidth - gap) / 2
  return {
    height: room + 30,
    gap: 10,
    draw(top) {
      signatures.forEach(({ name, position }, index) => {
        const x = margin.left + index * (width + gap)
        const y = top + room
        artifact(paper, () => paper.doc.rect(x, y, width, 0.8).fill(colors.ink))
        element(paper, 'Div', (inside) => {
          write(inside, name, documentStyles.signatory, { x, y: y + 3, width })
          write(inside, position, documentStyles.position, { x, y: y + 17, width })
        })
      })
    },
  }
}
