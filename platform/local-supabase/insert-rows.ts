import { ApiError, notImplemented } from './api-error.ts'
import type { ApiAnswer, ApiRequest } from './api-request.ts'
import { qualified, quoted, type Table } from './catalog.ts'
import { namesOf, selectList } from './columns.ts'
import type { Executor } from './executor.ts'
import { type Preferences, preferencesOf } from './preferences.ts'
import { allowOnly, queryStringOf } from './query-string.ts'
import { asVisitor } from './request-session.ts'
import { singleObject, wantsSingleObject } from './single-object.ts'

type JsonObject = Record<string, unknown>

/**
 * How many rows are inserted at once: more than staff ever send, and of a visitor one, so that no list
 * is written and then refused for its last row.
 */
const mostInserted = { staff: 100, visitor: 1 }

/** Answers POST on a table: one object, or a list of objects, is inserted whole or not at all. */
export async function insertRows(
  executor: Executor,
  table: Table,
  request: ApiRequest,
): Promise<ApiAnswer> {
  const query = queryStringOf(request.search)
  allowOnly(['select', 'columns'], query, 'an insert')
  const preferences = preferencesOf(request.headers.prefer)
  const rows = objectsOf(request.body)
  const most = request.role === 'service_role' ? mostInserted.staff : mostInserted.visitor
  if (rows.length > most) {
    throw new ApiError(
      400,
      'PGRST102',
      `At most ${most} ${most === 1 ? 'row' : 'rows'} can be inserted at once`,
    )
  }
  if (rows.length === 0) return answerOf(request, preferences, 0)

  const columns = columnsOf(table, rows, query.columns)
  if (
    preferences.missingAsDefault &&
    rows.some((row) => columns.some((column) => !Object.hasOwn(row, column.name)))
  ) {
    throw notImplemented('missing=default for rows that differ')
  }

  const names = columns.map((column) => quoted(column.name)).join(', ')
  const fields = columns.map((column) => `${quoted(column.name)} ${column.type}`).join(', ')
  const insert =
    columns.length === 0
      ? `insert into ${qualified(table.name)} default values`
      : `insert into ${qualified(table.name)} (${names})
         select ${names} from json_to_recordset($1::json) as given (${fields})`
  const parameters = columns.length === 0 ? [] : [JSON.stringify(rows)]

  return asVisitor(executor, request, 'read write', async (session) => {
    if (!preferences.representation) {
      await session.query(insert, parameters)
      return answerOf(request, preferences, rows.length)
    }
    const [stored] = await session.query(
      `with stored_row as (${insert} returning ${selectList(table, query.select)})
       select coalesce(json_agg(stored_row), '[]')::text as json, count(*)::text as count from stored_row`,
      parameters,
    )
    return answerOf(request, preferences, Number(stored?.count), stored?.json ?? '[]')
  })
}

/** What an insert is answered with; a refusal of several rows for one takes them back. */
function answerOf(
  request: ApiRequest,
  { count, representation }: Preferences,
  rows: number,
  json = '[]',
): ApiAnswer {
  const done = { status: 201, headers: { 'content-range': `*/${count ? rows : '*'}` } }
  if (!representation) return done
  return { ...done, body: wantsSingleObject(request) ? singleObject(json, rows) : json }
}

function objectsOf(body: unknown): JsonObject[] {
  if (body === undefined) throw new ApiError(400, 'PGRST102', 'Empty or invalid json')
  const rows: unknown[] = Array.isArray(body) ? body : [body]
  if (!rows.every(isObject)) {
    throw new ApiError(400, 'PGRST102', 'The body must be a JSON object or a list of them')
  }
  return rows
}

function columnsOf(table: Table, rows: readonly JsonObject[], listed: string | undefined) {
  const names = listed === undefined ? Object.keys(rows[0] ?? {}) : namesOf(listed)
  const matches = (row: JsonObject) =>
    Object.keys(row).length === names.length && names.every((name) => Object.hasOwn(row, name))
  if (listed === undefined && !rows.every(matches)) {
    throw new ApiError(400, 'PGRST102', 'All object keys must match')
  }
  return [...new Set(names)].map((name) => {
    const column = table.columns.get(name)
    if (column) return column
    throw new ApiError(
      400,
      'PGRST204',
      `Could not find the '${name.slice(0, 63)}' column of '${table.name}' in the schema cache`,
    )
  })
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
