import { ApiError, badQuery, notImplemented } from './api-error.ts'
import { type Column, quoted, type Table } from './catalog.ts'

/** The column of that name, or PostgreSQL's own words for there being none. */
export function columnOf(table: Table, name: string): Column {
  const column = table.columns.get(name)
  if (column) return column
  if (/[(){}:]|->|\.\./.test(name)) throw notImplemented('expressions in place of a column')
  throw new ApiError(400, '42703', `column ${table.name}.${name.slice(0, 63)} does not exist`)
}

/** Reads `a,"b",c`: names that may stand in double quotes. */
export function namesOf(text: string): string[] {
  return text.split(',').map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
}

/** The column list of `?select=`. Absent or `*` means every column. */
export function selectList(table: Table, select: string | undefined): string {
  const names = select === undefined || select === '' ? ['*'] : namesOf(select)
  const columns = names.flatMap((name) =>
    name === '*' ? [...table.columns.values()] : [columnOf(table, name)],
  )
  return [...new Set(columns.map((column) => quoted(column.name)))].join(', ')
}

/** The ORDER BY clause of `?order=a.desc.nullslast,b`, or ''. */
export function orderClause(table: Table, order: string | undefined): string {
  if (order === undefined || order === '') return ''
  const terms = order.split(',').map((term) => {
    const [name = '', ...modifiers] = term.split('.')
    const column = quoted(columnOf(table, namesOf(name)[0] ?? '').name)
    const rest = modifiers.join('.')
    const found = /^(asc|desc)?\.?(nullsfirst|nullslast)?$/.exec(rest)
    if (!found) throw badQuery(`"${rest.slice(0, 40)}" is no order`)
    const nulls = found[2] === undefined ? '' : ` nulls ${found[2].slice('nulls'.length)}`
    return `${column} ${found[1] ?? 'asc'}${nulls}`
  })
  return ` order by ${terms.join(', ')}`
}
