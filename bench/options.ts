import { parseArgs } from 'node:util'
import { OperatorError } from '../platform/operator-error.ts'

export interface BenchOptions {
  /** Addresses of other sites, to be measured beside ours in the same run. */
  against: readonly string[]
  /** Fewer pages and runs: enough to see that a target works. */
  quick: boolean
}

/**
 * Reads the command line: names of targets, `--against URL[,URL]` and `--quick`.
 * @throws OperatorError where it cannot be understood
 */
export function readOptions(args: readonly string[], known: readonly string[]) {
  const { values, positionals: names } = parse(args)
  const against = (values.against ?? '').split(',').filter(Boolean)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new OperatorError(
      `There is no bench ${unknown.join(', ')}. There is: ${known.join(', ')}.`,
    )
  }
  const malformed = against.find((url) => !/^https?:/.test(url) || !URL.canParse(url))
  if (malformed) {
    throw new OperatorError(`“${malformed}” is no address. It reads like https://example.org/.`)
  }
  const options: BenchOptions = { against, quick: values.quick ?? false }
  return { names: names.length > 0 ? names : known, options }
}

function parse(args: readonly string[]) {
  const options = { against: { type: 'string' }, quick: { type: 'boolean' } } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new OperatorError(`${(error as Error).message} Known: --against URL[,URL] and --quick.`)
  }
}
