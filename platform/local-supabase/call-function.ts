import { ApiError, notImplemented } from './api-error.ts'
import type { ApiAnswer, ApiRequest } from './api-request.ts'
import { type DatabaseFunction, exposedSchema, qualified, quoted } from './catalog.ts'
import type { Executor } from './executor.ts'
import { Parameters } from './parameters.ts'
import { preferencesOf } from './preferences.ts'
import { allowOnly, queryStringOf } from './query-string.ts'
import { rangeAnswer } from './range.ts'
import { asVisitor } from './request-session.ts'
import { singleObject, wantsSingleObject } from './single-object.ts'

/** A function's answer is not paged. */
const everything = { offset: 0, limit: null }

/** Answers POST on `/rpc/<name>`: the body is an object of named arguments. */
export async function callFunction(
  executor: Executor,
  target: DatabaseFunction,
  request: ApiRequest,
): Promise<ApiAnswer> {
  const query = queryStringOf(request.search)
  allowOnly(['select'], query, 'a function')
  if (query.select && query.select !== '*') {
    throw notImplemented('columns of what a function returns')
  }
  const { count } = preferencesOf(request.headers.prefer)

  const given = request.body ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) {
    throw new ApiError(400, 'PGRST102', 'The body must be an object of named arguments')
  }
  const entries = Object.entries(given)
  const unknown = entries.some(([name]) => !target.arguments.some((each) => each.name === name))
  const missing = target.arguments.some(
    (each) => !each.optional && !Object.hasOwn(given, each.name),
  )
  if (unknown || missing) {
    throw functionNotFound(
      target.name,
      entries.map(([name]) => name),
    )
  }

  const parameters = new Parameters()
  const call = target.arguments
    .filter((each) => Object.hasOwn(given, each.name))
    .map((each) => {
      const value = textOf(Reflect.get(given, each.name))
      return `${quoted(each.name)} => ${parameters.add(value, each.type)}`
    })
    .join(', ')
  const from = `${qualified(target.name)}(${call}) as result`

  return asVisitor(
    executor,
    request,
    target.volatile ? 'read write' : 'read only',
    async (session) => {
      const [answer] = await session.query(
        target.returnsSet
          ? `select coalesce(json_agg(result), '[]')::text as json, count(*)::text as count from ${from}`
          : `select coalesce(to_json(result)::text, 'null') as json from ${from}`,
        parameters.values,
      )
      if (target.returnsVoid) return { status: 204, headers: {} }
      const json = answer?.json ?? 'null'
      const rows = target.returnsSet ? Number(answer?.count) : 1
      const { status, contentRange } = rangeAnswer(everything, rows, count ? rows : null)
      const single = target.returnsSet && wantsSingleObject(request)
      return {
        status,
        headers: { 'content-range': contentRange },
        body: single ? singleObject(json, rows) : json,
      }
    },
  )
}

/** PostgREST's words for a function that is not there, or not with these arguments. */
export function functionNotFound(name: string, given: readonly string[]): ApiError {
  const signature = given.length > 0 ? `(${given.join(', ').slice(0, 120)})` : ''
  return new ApiError(
    404,
    'PGRST202',
    `Could not find the function ${exposedSchema}.${name.slice(0, 63)}${signature} in the schema cache`,
  )
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}
