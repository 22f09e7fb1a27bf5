import { ApiError } from './api-error.ts'
import type { ApiAnswer, ApiRequest } from './api-request.ts'
import { callFunction, functionNotFound } from './call-function.ts'
import { type Catalog, exposedSchema } from './catalog.ts'
import type { Executor } from './executor.ts'
import { insertRows } from './insert-rows.ts'
import { readRows } from './read-rows.ts'

/** What a path below `/rest/v1` names: a table, a function, or neither. */
function targetOf(path: string): { kind: 'table' | 'function'; name: string } | null {
  const found = /^\/rest\/v1\/(rpc\/)?([^/]+)$/.exec(path)
  if (!found?.[2]) return null
  try {
    return { kind: found[1] ? 'function' : 'table', name: decodeURIComponent(found[2]) }
  } catch {
    return null
  }
}

/** Answers one checked request. Rejects with an ApiError or an error of the database. */
export async function answer(
  executor: Executor,
  catalog: Catalog,
  request: ApiRequest,
): Promise<ApiAnswer> {
  const target = targetOf(request.path)
  if (!target) throw new ApiError(404, 'PGRST125', 'Invalid path specified in request URL')

  if (target.kind === 'function') {
    if (request.method !== 'POST') {
      throw new ApiError(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`)
    }
    const found = catalog.functions.get(target.name)
    if (!found) throw functionNotFound(target.name, [])
    return callFunction(executor, found, request)
  }

  const table = catalog.tables.get(target.name)
  if (!table) {
    throw new ApiError(
      404,
      'PGRST205',
      `Could not find the table '${exposedSchema}.${target.name.slice(0, 63)}' in the schema cache`,
    )
  }
  return request.method === 'POST'
    ? insertRows(executor, table, request)
    : readRows(executor, table, request)
}
