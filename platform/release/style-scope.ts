import postcss, { type AtRule, type Rule } from 'postcss'
import parseSelector, { type Node, type Selector } from 'postcss-selector-parser'

/** At-rules that only hold rules, which are looked at by themselves. */
const groups = new Set(['media', 'supports', 'container', 'starting-style', 'charset'])

/**
 * The rules of a section's style sheet that could change how another section or the frame looks.
 *
 * @returns each such selector or at-rule once; empty where the sheet keeps to its scope
 */
export function unscopedRules(sheet: string, section: string): string[] {
  const found = new Set<string>()
  const root = postcss.parse(sheet)
  root.walkAtRules((rule) => {
    if (!isHarmless(rule, section)) found.add(`@${rule.name} ${rule.params}`)
  })
  root.walkRules((rule) => {
    if (!isStep(rule) && !givesFirstValues(rule) && !isScoped(rule.selector, section)) {
      found.add(rule.selector)
    }
  })
  return [...found]
}

function isHarmless({ name, params, nodes }: AtRule, section: string): boolean {
  if (/keyframes$/.test(name)) return params.startsWith(`${section}-`)
  if (name === 'property') return params.startsWith('--tw-')
  // Without rules in it, it sets the order of all layers.
  if (name === 'layer') return nodes !== undefined
  return groups.has(name)
}

/** A step of an animation, such as `from` or `50%`. */
export function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)
}

/** Tailwind gives its own variables their first values everywhere, in the layer below all others. */
function givesFirstValues(rule: Rule): boolean {
  return (
    layersAround(rule).includes('properties') &&
    rule.nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--tw-'))
  )
}

function layersAround({ parent }: Rule | AtRule): string[] {
  if (parent?.type !== 'atrule') return []
  const around = parent as AtRule
  return [...(around.name === 'layer' ? [around.params] : []), ...layersAround(around)]
}

/** Whether every element that a selector can match stands below the section's own element. */
function isScoped(selector: string, section: string): boolean {
  return parseSelector()
    .astSync(selector)
    .nodes.every((one) => placeOf(one, section) !== null)
}

/** What a selector matches: elements below the section's own, that one itself, or perhaps others. */
type Place = 'below' | 'own' | null

function placeOf({ nodes }: Selector, section: string): Place {
  const places = nodes.map((node, index): Place => {
    const place = placeOfNode(node, section)
    if (place !== 'own') return place
    const next = nodes.slice(index).find(({ type }) => type === 'combinator')
    if (!next) return 'own'
    // What stands beside the section's own element is another section's, or the frame's.
    return ['', '>'].includes(String(next.value).trim()) ? 'below' : null
  })
  return places.find((place) => place === 'below') ?? places.find((place) => place) ?? null
}

function placeOfNode(node: Node, section: string): Place {
  if (node.type === 'attribute') {
    const isOwn = node.attribute === 'data-section' && node.operator === '='
    return isOwn && node.value === section ? 'own' : null
  }
  if (!isAlternative(node)) return null
  const places = node.nodes.map((one) => placeOf(one, section))
  if (places.includes(null)) return null
  return places.includes('own') ? 'own' : 'below'
}

/** `:is()` and `:where()`; what stands in `:has()` or `:not()` says nothing of where an element is. */
export function isAlternative(node: Node): node is parseSelector.Pseudo {
  return node.type === 'pseudo' && [':is', ':where'].includes(node.value) && node.nodes.length > 0
}
