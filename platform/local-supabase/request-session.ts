import type { ApiRequest } from './api-request.ts'
import type { Executor, Session } from './executor.ts'

/**
 * Runs `work` as the visitor's role. This is the whole of authorisation: PostgreSQL's own grants
 * and row-level security decide, and nothing in this program does.
 *
 * The time limit is PostgreSQL's; the embedded database has no timers and never ends a statement, so
 * that what it is asked must be cheap: see the limits on filters.
 */
export function asVisitor<T>(
  executor: Executor,
  request: ApiRequest,
  mode: 'read only' | 'read write',
  work: (session: Session) => Promise<T>,
): Promise<T> {
  return executor.transaction(mode, async (session) => {
    await session.query(
      `select set_config('role', $1, true),
        set_config('request.jwt.claims', $2, true),
        set_config('request.headers', $3, true),
        set_config('request.method', $4, true),
        set_config('request.path', $5, true),
        set_config('search_path', 'public, extensions', true),
        set_config('timezone', 'UTC', true),
        set_config('statement_timeout', '3s', true)`,
      [
        request.role,
        JSON.stringify({ role: request.role }),
        // Nothing that the visitor wrote: only the address that this server saw.
        JSON.stringify({ 'x-forwarded-for': request.clientAddress }),
        request.method,
        request.path,
      ],
    )
    return work(session)
  })
}
