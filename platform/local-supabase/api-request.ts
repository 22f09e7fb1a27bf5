import type { Role } from './keys.ts'

/** One request after the gateway's checks: the key is good, the address and the body are small. */
export interface ApiRequest {
  method: 'GET' | 'HEAD' | 'POST'
  path: string
  search: URLSearchParams
  headers: { prefer: string | undefined; range: string | undefined; accept: string }
  role: Role
  /** Whom the limits count: the socket's address, or what a trusted proxy says. */
  clientAddress: string
  /** The parsed JSON body of a POST; undefined where it is empty. */
  body: unknown
}

export interface ApiAnswer {
  status: number
  headers: Record<string, string>
  /** JSON, written by PostgreSQL; absent for an answer without content. */
  body?: string
}
