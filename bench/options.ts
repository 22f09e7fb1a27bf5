import { parseArgs } from 'node:util'
import { OperatorError, reasonOf } from '../platform/operator-error.ts'

export interface BenchOptions {
  /** Addresses of other sites, to be measured beside ours in the same run. */
  against: readonly string[]
  /** Fewer pages and runs: enough to see that a target works. */
  quick: boolean
}

/** What the command line needs to know of a target. */
export interface Target {
  /** Whether it measures other sites beside ours. */
  takesAgainst?: true
}

/** How long another site may take until it answers at all, in milliseconds. */
const answerTimeout = 30_000

/**
 * Reads the command line: names of targets, `--against URL[,URL]` and `--quick`.
 * @throws OperatorError where it cannot be understood
 */
export function readOptions(args: readonly string[], targets: Readonly<Record<string, Target>>) {
  const known = Object.keys(targets)
  const { values, positionals: names } = parse(args)
  const against = (values.against ?? []).join().split(',').filter(Boolean)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new OperatorError(
      `There is no bench ${unknown.join(', ')}. There is: ${known.join(', ')}.`,
    )
  }
  if (values.against && against.length === 0) {
    throw new OperatorError('--against names no address. It reads like https://example.org/.')
  }
  const takers = known.filter((name) => targets[name]?.takesAgainst)
  if (names.length > 0 && against.length > 0 && !names.some((name) => takers.includes(name))) {
    throw new OperatorError(
      `No other site is measured by ${names.join(', ')}: --against goes with ${takers.join(', ')}.`,
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
  const options = {
    against: { type: 'string', multiple: true },
    quick: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new OperatorError(`${(error as Error).message} Known: --against URL[,URL] and --quick.`)
  }
}

/**
 * Asks every other site for one answer, before the long work begins. Whatever it is: a site may
 * refuse what is no browser.
 *
 * @throws OperatorError where one does not answer
 */
export async function checkAnswers(against: readonly string[]): Promise<void> {
  for (const url of against) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(answerTimeout) })
      await answer.body?.cancel()
    } catch (error) {
      throw new OperatorError(
        `${url} does not answer (${reasonOf(error)}). Start it or leave it out, then run this again.`,
      )
    }
  }
}
