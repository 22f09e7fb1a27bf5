import { margin, pageHeight } from './theme.ts'

/** A piece of the document that stays on one page. */
export interface Block {
  /** In points. */
  height: number
  /** Space above it, at least; none at the top of a page. */
  gap: number
  draw: (y: number) => void
  /** Goes to the next page when the block after it does. */
  keepWithNext?: boolean
  /** Stands, with what follows, at the foot of its page. */
  atFoot?: boolean
}

/** How far the gaps of a form's page may grow to fill it, in points. */
const formStretch = 7

/**
 * Sets blocks one below the other: the first page starts at `top`, the others where `nextPage`
 * says, which is told the first block of its page. The first page stays empty below `top` where
 * nothing fits. A page that is not full gives its blocks more air, at most `maxStretch` points each.
 */
export function flow<B extends Block>(
  blocks: readonly B[],
  top: number,
  nextPage: (first: B) => number,
  maxStretch = formStretch,
): void {
  const end = pageHeight - margin.bottom
  let rest = blocks
  let y = top
  let least = 0
  while (rest.length > 0) {
    const count = Math.max(fitting(rest, end - y), least)
    drawPage(rest.slice(0, count), y, end, maxStretch)
    rest = rest.slice(count)
    const [first] = rest
    if (first) y = nextPage(first)
    // A block taller than a page would start pages without end.
    least = 1
  }
}

/** How many of the blocks fit into `room`. */
function fitting(blocks: readonly Block[], room: number): number {
  let used = 0
  let fit = 0
  for (const [index, block] of blocks.entries()) {
    used += block.height + (index === 0 ? 0 : block.gap)
    if (used > room) break
    if (!block.keepWithNext) fit = index + 1
  }
  return fit
}

function drawPage(blocks: readonly Block[], top: number, end: number, maxStretch: number): void {
  const needed = blocks.reduce((sum, { height, gap }, index) => sum + height + (index ? gap : 0), 0)
  const spare = end - top - needed
  const stretch = Math.max(0, Math.min(maxStretch, spare / Math.max(1, blocks.length - 1)))
  let foot = spare - stretch * (blocks.length - 1)
  let y = top
  blocks.forEach((block, index) => {
    if (index > 0) y += block.gap + stretch
    if (block.atFoot) {
      y += foot
      foot = 0
    }
    block.draw(y)
    y += block.height
  })
}
