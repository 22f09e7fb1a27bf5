/**
 * Something that only the person running the portal can put right. The message is one line: what is
 * wrong and what to do. Commands print just the message and exit with code 1; any other error is a
 * defect and keeps its stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** What an error says, with what caused it: of a request that failed, Node tells the reason only there. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${textOf(error.cause)}` : textOf(error)
}

/** Where several addresses of one host were tried, Node leaves the message empty. */
function textOf(error: Error & { code?: unknown }): string {
  return error.message || String(error.code ?? error.name)
}
