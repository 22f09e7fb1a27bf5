/** Every column is selected as text: PostgreSQL itself writes JSON, dates and numbers. */
export type TextRow = Record<string, string | null>

export interface Session {
  /** Runs one statement with positional parameters. Rejects with a {@link DatabaseError}. */
  query(sql: string, parameters?: readonly (string | null)[]): Promise<TextRow[]>
}

/** The database as the request handler sees it: embedded, or a PostgreSQL server in tests. */
export interface Executor {
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. */
  transaction<T>(
    mode: 'read only' | 'read write',
    work: (session: Session) => Promise<T>,
  ): Promise<T>
  close(): Promise<void>
}

/** What PostgreSQL answered when it refused. `code` is the SQLSTATE. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly code: string
  readonly details: string | null
  readonly hint: string | null

  constructor(message: string, code: string, details: string | null, hint: string | null) {
    super(message)
    this.code = code
    this.details = details
    this.hint = hint
  }
}
