import { names } from './scope.ts'

const aDayInSeconds = 86_400

// The shell says it, since its privacy policy does; a release from before it said so kept as much.
const { keptAtMost = 32, keptDays = 30 } = names

/** How much the worker keeps, and for how long. */
export const limits = {
  documents: keptAtMost,
  /** Releases of the shell whose documents are kept: the current one and the two before it. */
  shells: 3,
  /** Files of releases that no kept document names: pictures, the search, the map. */
  files: 60,
  /** Answers of data: lists of news and events, the registry, search indexes. */
  answers: 24,
  /** Age of whatever is kept. */
  seconds: keptDays * aDayInSeconds,
}

/** How long the network may take before a saved copy is shown, in seconds. */
export const patience = 3

/** How long one file may take that is fetched ahead, in milliseconds. */
export const fetchTimeout = 30_000
