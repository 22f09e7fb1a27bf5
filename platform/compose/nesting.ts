import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** A start or an end of an element, as React writes it: `>` never stands in an attribute. */
const tag = /<(\/?)([a-z][^\s/>]*)[^>]*?(\/?)>/gi

/**
 * The first element of a page that browsers put elsewhere than it is written, as HTML has them do: they
 * end a `<p>` before a `<div>`, and put rows into a `<tbody>`. React does not know such a page again,
 * throws it away and renders it anew in every browser.
 *
 * @param html - as React writes it: every element has its end
 * @returns such as `<div> in <p>`; null where there is none
 */
export function misplacedElement(html: string): string | null {
  // Else what stands in a `<noscript>` would be text.
  const parsed = elementsOf(parseFragment(`<div>${html}</div>`, { scriptingEnabled: false }))
  parsed.next()
  const open: string[] = []
  for (const [, end, name = '', isEmpty] of html.matchAll(tag)) {
    if (end) {
      open.pop()
      continue
    }
    const found = parsed.next().value
    if (found?.name !== name || found.depth !== open.length + 1) {
      return `<${name}> in <${open.at(-1) ?? 'main'}>`
    }
    if (!isEmpty) open.push(name)
  }
  return null
}

/** All elements of a tree in their order, with how many are around each. */
function* elementsOf(
  node: Tree.ParentNode,
  depth = 0,
): Generator<{ name: string; depth: number }, undefined> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue
    yield { name: child.tagName, depth }
    yield* elementsOf(child, depth + 1)
  }
}
