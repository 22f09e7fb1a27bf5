/** How much the worker keeps besides documents. */
export const limits = {
  /** Releases of the shell whose documents are kept: the current one and the two before it. */
  shells: 3,
  /** Files of releases that no kept document names: pictures, late parts of pages, the search, the map. */
  files: 120,
  /** Answers of data: lists of news and events, the registry, search indexes. */
  answers: 24,
}

/** How long the network may take before a saved copy is shown, in milliseconds. */
export const networkTimeout = 3000

/**
 * How long it may take for what the shell goes on to another page with, in milliseconds: the shell
 * waits 3 s for the registry and a page's scripts together, and 1.7 s for its text.
 */
export const shellTimeout = 1500

/** How long news and events may take before those of an earlier visit are shown, in milliseconds. */
export const newsTimeout = 8000

/**
 * How long an answer may be awaited beside a saved copy, in milliseconds: while one is, a browser keeps
 * everyone waiting who asks for the same address.
 */
export const askingTime = 10_000

/** How long one file may take that is fetched ahead, in milliseconds. */
export const fetchTimeout = 30_000
