import { ApiError } from './api-error.ts'
import type { ApiRequest } from './api-request.ts'

/** Whether the client asks for one object instead of a list: `.single()`. */
export function wantsSingleObject(request: ApiRequest): boolean {
  return request.headers.accept.startsWith('application/vnd.pgrst.object+json')
}

/** Takes the only row out of a JSON list; any other number of rows is refused. */
export function singleObject(json: string, rows: number): string {
  if (rows !== 1) {
    throw new ApiError(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      `The result contains ${rows} rows`,
    )
  }
  return json.slice(1, -1)
}
