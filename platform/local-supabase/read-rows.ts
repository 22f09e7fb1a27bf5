import type { ApiAnswer, ApiRequest } from './api-request.ts'
import { qualified, type Table } from './catalog.ts'
import { orderClause, selectList } from './columns.ts'
import type { Executor } from './executor.ts'
import { whereClause } from './filters.ts'
import { Parameters } from './parameters.ts'
import { preferencesOf } from './preferences.ts'
import { queryStringOf } from './query-string.ts'
import { mostRows, rangeAnswer, rangeOf } from './range.ts'
import { asVisitor } from './request-session.ts'
import { singleObject, wantsSingleObject } from './single-object.ts'

/** Answers GET and HEAD on a table. */
export async function readRows(
  executor: Executor,
  table: Table,
  request: ApiRequest,
): Promise<ApiAnswer> {
  const query = queryStringOf(request.search)
  const range = rangeOf(query.limit, query.offset, request.headers.range)
  const parameters = new Parameters()
  const where = whereClause(table, query.filters, parameters)
  const filterValues = [...parameters.values]
  const rowsSql = `select ${selectList(table, query.select)} from ${qualified(table.name)}${where}${orderClause(table, query.order)}
    limit ${parameters.add(String(Math.min(range.limit ?? mostRows, mostRows)), 'bigint')}
    offset ${parameters.add(String(range.offset), 'bigint')}`

  const { rows, total } = await asVisitor(executor, request, 'read only', async (session) => {
    const [found] = await session.query(
      `select coalesce(json_agg(found_row), '[]')::text as json, count(*)::text as count from (${rowsSql}) as found_row`,
      parameters.values,
    )
    const counted = preferencesOf(request.headers.prefer).count
      ? await session.query(
          `select count(*)::text as count from ${qualified(table.name)}${where}`,
          filterValues,
        )
      : []
    return { rows: found, total: counted[0] ? Number(counted[0].count) : null }
  })

  const count = Number(rows?.count ?? 0)
  const { status, contentRange } = rangeAnswer(range, count, total)
  const json = rows?.json ?? '[]'
  return {
    status,
    headers: { 'content-range': contentRange },
    body: wantsSingleObject(request) ? singleObject(json, count) : json,
  }
}
