import { useEffect } from 'react'
import { outletId } from './composed.ts'
import type { ContentLoader } from './content.ts'
import type { ShownContent } from './use-shown-content.ts'

/** How long a part may be on its way before its plain text is shown in its place, in milliseconds. */
const patience = 1500

/** Parts of a page as they follow each other; none stands in another one. */
const parts = `#${outletId} .ui-late:not(.ui-late .ui-late)`

/** Has parts that are long on their way show the text that compose wrote of them. */
export function useTextMeanwhile(loader: ContentLoader, { content }: ShownContent): void {
  useEffect(() => {
    if (content.kind !== 'page') return
    let left = false
    const timer = setTimeout(async () => {
      if (!document.querySelector(`${parts} > .ui-late-room`)) return
      const composed = await loader.text(content.path)
      if (composed && !left) fillRooms(composed)
    }, patience)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [loader, content])
}

function fillRooms(composed: Document): void {
  const texts = composed.querySelectorAll(parts)
  for (const [index, part] of document.querySelectorAll(parts).entries()) {
    const room = part.querySelector<HTMLElement>(':scope > .ui-late-room')
    const text = texts[index]
    if (!room || !text) continue
    room.className = 'ui-late'
    room.lang = composed.documentElement.lang
    room.append(...text.childNodes)
  }
}
