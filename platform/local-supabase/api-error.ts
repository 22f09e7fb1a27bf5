import type { DatabaseError } from './executor.ts'
import type { Role } from './keys.ts'

/** A refusal in PostgREST's shape, with the code PostgREST uses for the same thing. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null

  constructor(
    status: number,
    code: string,
    message: string,
    details: string | null = null,
    hint: string | null = null,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
    this.hint = hint
  }
}

/** A query string that does not parse. */
export function badQuery(details: string): ApiError {
  return new ApiError(400, 'PGRST100', 'The query string cannot be read', details)
}

/** Something PostgREST can do and this subset does not. */
export function notImplemented(feature: string): ApiError {
  return new ApiError(
    400,
    'PGRST127',
    'Feature not implemented',
    feature,
    'The embedded backend answers a strict subset of PostgREST.',
  )
}

/** Answers an error of the database with PostgREST's HTTP status for its SQLSTATE. */
export function fromDatabase(error: DatabaseError, role: Role): ApiError {
  const status = statusOf(error.code, role)
  if (status >= 500) return internalError(status)
  return new ApiError(status, error.code, error.message, error.details, error.hint)
}

/** What the outside learns of a defect: nothing but that there is one. */
export function internalError(status = 500): ApiError {
  return new ApiError(status, 'PGRSTX00', 'Internal error')
}

const statusBySqlState: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
}

const statusByClass: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  XX: 500,
}

function statusOf(sqlState: string, role: Role): number {
  if (sqlState === '42501') return role === 'anon' ? 401 : 403
  // The database names the HTTP status itself: PT429.
  const raised = /^PT([45]\d\d)$/.exec(sqlState)?.[1]
  if (raised !== undefined) return Number(raised)
  return statusBySqlState[sqlState] ?? statusByClass[sqlState.slice(0, 2)] ?? 400
}
