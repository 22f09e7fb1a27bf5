import type { DocumentBlock, PublishedDocument } from '@portal/shared/documents'
import { OperatorError } from '../operator-error.ts'
import { flow } from '../pdf/flow.ts'
import { drawFooters } from '../pdf/footer.ts'
import { drawLetterhead, drawRunningHead } from '../pdf/letterhead.ts'
import { closePaper, openPaper, type Paper } from '../pdf/paper.ts'
import { margin, pageHeight } from '../pdf/theme.ts'
import { documentCopy } from './copy.ts'
import { listBlocks } from './parts/list-blocks.ts'
import { type Signature, signatureBlock } from './parts/signature-block.ts'
import { type RowBlock, tableBlocks } from './parts/table-blocks.ts'
import { headingBlock, paragraphBlock } from './parts/text-blocks.ts'
import { drawTitle } from './parts/title.ts'

/**
 * Draws one document and gives the PDF's bytes: the same every time on the same Node version.
 *
 * @throws OperatorError where a paragraph, an item or a row is longer than a page
 */
export async function renderDocument(document: PublishedDocument): Promise<Buffer> {
  const { id, title, subtitle, office, language, date } = document
  const created = new Date(`${date}T00:00:00Z`)
  const paper = openPaper({ title, subject: subtitle ?? office, language, created })
  const top = drawTitle(paper, document, drawLetterhead(paper, office))
  flow(
    blocksOf(paper, document.blocks),
    top,
    (first) => {
      paper.doc.addPage()
      const y = drawRunningHead(paper, title)
      const start = first.repeatHead?.(y) ?? y
      if (start + first.height > pageHeight - margin.bottom) {
        throw new OperatorError(`Document ${id} has a text that is longer than a page: divide it.`)
      }
      return start
    },
    0,
  )
  drawFooters(paper, paper.pick(documentCopy.sample))
  return closePaper(paper)
}

function blocksOf(paper: Paper, blocks: readonly DocumentBlock[]): RowBlock[] {
  const drawn: RowBlock[] = []
  let rest = blocks
  while (rest.length > 0) {
    const signatures = signaturesAtStart(rest)
    const [block, ...others] = rest
    if (signatures.length > 0) {
      // Nobody signs an empty page.
      const last = drawn.pop()
      if (last) drawn.push({ ...last, keepWithNext: true })
      drawn.push(signatureBlock(paper, signatures))
    } else if (block) drawn.push(...blocksOfOne(paper, block))
    rest = signatures.length > 0 ? rest.slice(signatures.length) : others
  }
  return drawn
}

/** The one or two signatures that stand side by side here. */
function signaturesAtStart([first, second]: readonly DocumentBlock[]): Signature[] {
  if (first?.kind !== 'signature') return []
  return second?.kind === 'signature' ? [first, second] : [first]
}

function blocksOfOne(paper: Paper, block: DocumentBlock): RowBlock[] {
  switch (block.kind) {
    case 'heading':
      return [headingBlock(paper, block.text, block.level)]
    case 'paragraph':
      return [paragraphBlock(paper, block.text)]
    case 'list':
      return listBlocks(paper, block.items)
    case 'table':
      return tableBlocks(paper, block)
    case 'signature':
      return [signatureBlock(paper, [block])]
  }
}
