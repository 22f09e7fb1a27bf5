import { lateClasses } from '@portal/shared/ui'
import { useEffect } from 'react'
import { outletId } from './composed.ts'
import type { ContentLoader } from './content.ts'
import { plainTextDelay } from './timeout.ts'
import type { ShownContent } from './use-shown-content.ts'

const { part, room } = lateClasses

/** Parts of a page as they follow each other; none stands in another one. */
const parts = `#${outletId} .${part}:not(.${part} .${part})`

/** Has parts that are long on their way show the text that compose wrote of them. */
export function useTextMeanwhile(loader: ContentLoader, { content }: ShownContent): void {
  useEffect(() => {
    if (content.kind !== 'page') return
    let left = false
    const timer = setTimeout(async () => {
      if (!document.querySelector(`${parts} > .${room}`)) return
      const composed = await loader.document(content.path)
      if (composed && !left) fillRooms(composed)
    }, plainTextDelay)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [loader, content])
}

function fillRooms(composed: Document): void {
  const texts = composed.querySelectorAll(parts)
  for (const [index, place] of document.querySelectorAll(parts).entries()) {
    const empty = place.querySelector<HTMLElement>(`:scope > .${room}`)
    const text = texts[index]
    if (!empty || !text) continue
    empty.className = part
    empty.removeAttribute('aria-busy')
    empty.lang = composed.documentElement.lang
    empty.append(...text.childNodes)
  }
}
