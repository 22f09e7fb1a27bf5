import { HTMLElement } from 'node-html-parser'

/**
 * All elements below one, in their order. Whoever asks several questions about a page walks through
 * it once: the parser's own selectors read every attribute of every element for each of them.
 */
export function elementsIn(root: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  const collect = ({ childNodes }: HTMLElement) => {
    for (const node of childNodes) {
      if (!(node instanceof HTMLElement)) continue
      found.push(node)
      collect(node)
    }
  }
  collect(root)
  return found
}

/** The innermost of an element and those around it that is such a one. */
export function closest(
  element: HTMLElement,
  isSuch: (element: HTMLElement) => boolean,
): HTMLElement | undefined {
  let found: HTMLElement | undefined = element
  while (found && !isSuch(found)) found = found.parentNode ?? undefined
  return found
}
