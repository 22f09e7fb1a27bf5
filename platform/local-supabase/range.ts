import { ApiError, badQuery } from './api-error.ts'

export interface RowRange {
  offset: number
  /** null: as many as there are, up to {@link mostRows}. */
  limit: number | null
}

/** Most rows of one answer, as on hosted Supabase. */
export const mostRows = 1000

/** Reads `?limit=` and `?offset=`, or else the Range header (`0-9`). */
export function rangeOf(
  limit: string | undefined,
  offset: string | undefined,
  header: string | undefined,
): RowRange {
  if (limit !== undefined || offset !== undefined) {
    if (limit?.startsWith('-'))
      throw unsatisfiable('Limit should be greater than or equal to zero.')
    return {
      offset: offset === undefined ? 0 : wholeNumber(offset),
      limit: limit === undefined ? null : wholeNumber(limit),
    }
  }
  const found = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(header ?? '')
  if (!found) return { offset: 0, limit: null }
  const first = Number(found[1])
  if (found[2] === '') return { offset: first, limit: null }
  const last = Number(found[2])
  if (last < first) {
    throw unsatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  }
  return { offset: first, limit: last - first + 1 }
}

/** The status and Content-Range of an answer; a start beyond the known total is refused. */
export function rangeAnswer(
  range: RowRange,
  rows: number,
  total: number | null,
): { status: 200 | 206; contentRange: string } {
  if (total !== null && range.offset > total) {
    throw unsatisfiable(
      `An offset of ${range.offset} was requested, but there are only ${total} rows.`,
    )
  }
  const span = rows > 0 ? `${range.offset}-${range.offset + rows - 1}` : '*'
  return {
    status: total !== null && rows < total ? 206 : 200,
    contentRange: `${span}/${total ?? '*'}`,
  }
}

function unsatisfiable(details: string): ApiError {
  return new ApiError(416, 'PGRST103', 'Requested range not satisfiable', details)
}

function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw badQuery(`"${text.slice(0, 40)}" is no number of rows`)
  return Number(text)
}
