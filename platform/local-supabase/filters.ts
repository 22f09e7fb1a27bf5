import { badQuery, notImplemented } from './api-error.ts'
import { type Column, quoted, type Table } from './catalog.ts'
import { columnOf } from './columns.ts'
import type { Parameters } from './parameters.ts'

const comparisons: Record<string, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
}

const patterns: Record<string, string> = { like: 'like', ilike: 'ilike' }

const states: Record<string, string> = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
}

/** More conditions than any page of the portal could want. */
const mostFilters = 30

/**
 * Patterns are tried at every character of every text, and the embedded database cannot be told to
 * stop: a longer one, or more of them, would keep everybody waiting for seconds.
 */
const mostPatterns = 2
const longestPattern = 50

/** The WHERE clause of `column=operator.value` pairs, or '' when there are none. */
export function whereClause(
  table: Table,
  filters: readonly [column: string, condition: string][],
  parameters: Parameters,
): string {
  if (filters.length === 0) return ''
  if (filters.length > mostFilters) throw badQuery(`more than ${mostFilters} filters`)
  if (filters.filter(([, condition]) => isPattern(condition)).length > mostPatterns) {
    throw badQuery(`more than ${mostPatterns} filters with like or ilike`)
  }
  const conditions = filters.map(([name, condition]) =>
    conditionOf(columnOf(table, name), condition, parameters),
  )
  return ` where ${conditions.join(' and ')}`
}

function isPattern(condition: string): boolean {
  return /^(not\.)?i?like\./.test(condition)
}

function conditionOf(column: Column, text: string, parameters: Parameters): string {
  const dot = text.indexOf('.')
  if (dot < 0) throw badQuery(`the filter on ${column.name} has no operator`)
  const operator = text.slice(0, dot)
  const value = text.slice(dot + 1)
  if (operator === 'not') return `not (${simpleCondition(column, value, parameters)})`
  return simpleCondition(column, text, parameters)
}

function simpleCondition(column: Column, text: string, parameters: Parameters): string {
  const dot = text.indexOf('.')
  const operator = dot < 0 ? text : text.slice(0, dot)
  const value = dot < 0 ? '' : text.slice(dot + 1)
  const name = quoted(column.name)

  if (Object.hasOwn(comparisons, operator)) {
    return `${name} ${comparisons[operator]} ${parameters.add(value, column.type)}`
  }
  if (Object.hasOwn(patterns, operator)) {
    if (value.length > longestPattern) {
      throw badQuery(`a pattern longer than ${longestPattern} characters`)
    }
    // PostgREST takes * for %, since % is awkward in an address.
    return `${name} ${patterns[operator]} ${parameters.add(value.replaceAll('*', '%'), 'text')}`
  }
  if (operator === 'is') {
    const state = Object.hasOwn(states, value.toLowerCase())
      ? states[value.toLowerCase()]
      : undefined
    if (state === undefined) throw badQuery(`"is" knows null, not_null, true, false and unknown`)
    return `${name} is ${state}`
  }
  if (operator === 'in') {
    const list = listOf(value).map((item) => parameters.add(item, column.type))
    return list.length === 0 ? 'false' : `${name} in (${list.join(', ')})`
  }
  throw notImplemented(`the filter operator "${operator.slice(0, 40)}"`)
}

/** Reads `(a,"b,c",d)`. Inside quotes a backslash makes the next character literal. */
function listOf(text: string): string[] {
  if (!text.startsWith('(') || !text.endsWith(')')) throw badQuery('a list is written (a,b,c)')
  const inner = text.slice(1, -1)
  if (inner === '') return []

  const items: string[] = []
  const item = /(?:"((?:[^"\\]|\\.)*)"|([^",][^,]*)?)(,|$)/gsy
  while (item.lastIndex <= inner.length) {
    const found = item.exec(inner)
    if (!found) throw badQuery('a list is written (a,b,c), items with a comma in double quotes')
    items.push(found[1] === undefined ? (found[2] ?? '') : found[1].replace(/\\(.)/gs, '$1'))
    if (found[3] === '') break
  }
  return items
}
