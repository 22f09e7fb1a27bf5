import type { ChildNode, Container, Root, Rule } from 'postcss'
import parseSelector, { type Node } from 'postcss-selector-parser'
import { isAlternative, isStep } from '../release/style-scope.ts'

/** What is known of the sheets while a page's styles are taken out of them. */
interface Known {
  /** The selectors of each rule that may match. */
  selectors: Map<Rule, string[]>
  /** The variables that every element has, from the root. */
  everywhere: Set<string>
  /** The words of all values that are kept: names of variables and animations among them. */
  read: Set<string>
}

/**
 * The rules of style sheets that a page may use, with the variables and animations that they read.
 * Layers stay where they are empty too, since they set the order of the others.
 *
 * @param sheets - in their order; they are only read
 * @param words - every tag, attribute, class, id and value of the page's markup
 * @returns one sheet, without white space
 */
export function usedStyles(sheets: readonly Root[], words: ReadonlySet<string>): string {
  const known: Known = { selectors: new Map(), everywhere: new Set(), read: new Set() }
  for (const sheet of sheets) {
    sheet.walkRules((rule) => {
      if (isStep(rule)) return
      const selectors = rule.selectors.filter((selector) => mayMatch(selector, words))
      known.selectors.set(rule, selectors)
      if (!selectors.includes(':root') || isConditional(rule)) return
      rule.each((node) => void (node.type === 'decl' && known.everywhere.add(node.prop)))
    })
  }
  // What a variable's value reads is known only once that variable is: again, until nothing is new.
  let before: number
  let styles: string
  do {
    before = known.read.size
    styles = sheets.map((sheet) => printed(sheet, known)).join('')
  } while (known.read.size > before)
  return styles
}

function isConditional({ parent }: ChildNode): boolean {
  if (parent?.type !== 'atrule') return false
  return !('name' in parent && parent.name === 'layer') || isConditional(parent as ChildNode)
}

/** What is used below a node. */
function printed({ nodes = [] }: Container, known: Known): string {
  return nodes.map((node) => printedNode(node, known)).join('')
}

function printedNode(node: ChildNode, known: Known): string {
  const { selectors, everywhere, read } = known
  switch (node.type) {
    case 'decl': {
      if (node.prop.startsWith('--') && !read.has(node.prop)) return ''
      // A section's sheet says what the shell's variables are, for a shell that has them no more.
      const value = node.value.replace(fallback, (text, name) =>
        everywhere.has(name) ? `var(${name})` : text,
      )
      for (const [word] of value.matchAll(/[\w-]+/g)) read.add(word)
      return `${node.prop}:${value}${node.important ? '!important' : ''};`
    }
    case 'rule': {
      const kept = selectors.get(node) ?? node.selectors
      const inner = kept.length > 0 ? printed(node, known) : ''
      return inner && `${kept}{${inner.replace(/;$/, '')}}`
    }
    case 'atrule': {
      const { name, params } = node
      const head = `@${name} ${params}`
      if (!node.nodes) return `${head};`
      if (/^(property|keyframes)$/.test(name) && !read.has(params)) return ''
      const inner = printed(node, known)
      return inner || name === 'layer' ? `${head}{${inner}}` : ''
    }
    default:
      return ''
  }
}

/** A variable with what to take in its place where an element has none. */
const fallback = /var\((--[\w-]+),[^()]*\)/g

/** Selectors by their text: the same stand in many sheets, and are asked about for every page. */
const parsed = new Map<string, Node>()

function mayMatch(selector: string, words: ReadonlySet<string>): boolean {
  const node = parsed.get(selector) ?? parseSelector().astSync(selector)
  parsed.set(selector, node)
  return mayBe(node, words)
}

/** States that scripts and visitors give an element, whatever its markup says. */
const states = new Set(['checked', 'open', 'selected', 'value'])

function mayBe(node: Node, words: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'root':
      return node.some((one) => mayBe(one, words))
    case 'selector':
      return node.every((one) => mayBe(one, words))
    case 'tag':
    case 'class':
    case 'id':
      return words.has(node.value)
    case 'attribute':
      if (states.has(node.attribute)) return true
      return words.has(node.attribute) && (node.operator !== '=' || words.has(node.value ?? ''))
    case 'pseudo':
      // No document is inside a shadow root.
      if (node.value === ':host') return false
      if (node.value === ':disabled') return words.has('disabled')
      // Of others, such as `:not` and `:has`, the words stand elsewhere on the page, or nowhere.
      return !isAlternative(node) || node.some((one) => mayBe(one, words))
    default:
      return true
  }
}
