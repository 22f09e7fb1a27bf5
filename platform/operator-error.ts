/**
 * Something that only the person running the portal can put right. The message is one line: what is
 * wrong and what to do. Commands print just the message and exit with code 1; any other error is a
 * defect and keeps its stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
