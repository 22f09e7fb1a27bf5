/** What was noted in a page: moments are milliseconds since the visitor asked for it. */
export interface Noted {
  firstPaint: number
  largest: number
  /** When the document was parsed and its scripts had run. */
  parsed: number
  /** The mark `hydrated`; null on a site that sets none. */
  hydrated: number | null
  shifts: readonly { at: number; value: number }[]
  tasks: readonly { at: number; duration: number }[]
  /** Script that stands in the document itself, in bytes, compressed by itself. */
  inlineScript: number
}

/** One request of a page. */
export interface Fetched {
  isScript: boolean
  asked: number
  /** When the first of it was there, and when the last; Infinity where it never was. */
  began: number
  arrived: number
  /** As sent, headers included. */
  bytes: number
}

/** What one visit came to. */
export interface Figures {
  firstPaint: number
  largest: number
  interactive: number
  /** Total blocking time after the first paint, in milliseconds. */
  blocking: number
  /** Cumulative layout shift. */
  shift: number
  /** Until the page was interactive. */
  bytes: number
  requests: number
  /**
   * Before the largest paint: what had begun to arrive, and that as a whole. A document can be painted
   * while its end is still on the line.
   */
  requestsBefore: number
  bytesBefore: number
  scriptBefore: number
  /** Scripts until the page came to rest, in bytes. */
  script: number
}

/** Sums up one visit. */
export function figuresOf(noted: Noted, fetched: readonly Fetched[]): Figures {
  const interactive = interactiveAt(noted, fetched)
  const scripts = fetched.filter(({ isScript, arrived }) => isScript && arrived < Infinity)
  const before = fetched.filter(
    ({ began, arrived }) => began <= noted.largest && arrived < Infinity,
  )
  const scriptsBefore = before.filter(({ isScript }) => isScript)
  return {
    firstPaint: noted.firstPaint,
    largest: noted.largest,
    interactive,
    blocking: blockingTime(noted),
    shift: layoutShift(noted.shifts),
    bytes: sumOfBytes(fetched.filter(({ arrived }) => arrived <= interactive)),
    requests: fetched.filter(({ asked }) => asked <= interactive).length,
    requestsBefore: before.length,
    bytesBefore: sumOfBytes(before),
    scriptBefore: noted.inlineScript + sumOfBytes(scriptsBefore),
    script: noted.inlineScript + sumOfBytes(scripts),
  }
}

/**
 * When a page answers the visitor. A site that does not say so itself is taken to be ready once it
 * is painted and parsed, its scripts have arrived, and no task keeps the processor any more.
 */
function interactiveAt(noted: Noted, fetched: readonly Fetched[]): number {
  if (noted.hydrated !== null) return noted.hydrated
  const arrived = fetched.filter((one) => one.isScript && one.arrived < Infinity)
  return Math.max(
    noted.firstPaint,
    noted.parsed,
    ...arrived.map((one) => one.arrived),
    ...noted.tasks.map(({ at, duration }) => at + duration),
  )
}

/** What of long tasks goes beyond 50 ms, after the first paint. */
function blockingTime({ tasks, firstPaint }: Noted): number {
  return tasks
    .filter(({ at, duration }) => at + duration > firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
}

/** The worst burst of shifts: less than 1 s between two, 5 s in all (web.dev, CLS). */
function layoutShift(shifts: Noted['shifts']): number {
  let worst = 0
  let burst = { began: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, sum: 0 }
  for (const { at, value } of shifts) {
    const isNew = at - burst.last >= 1000 || at - burst.began >= 5000
    burst = isNew
      ? { began: at, last: at, sum: value }
      : { ...burst, last: at, sum: burst.sum + value }
    worst = Math.max(worst, burst.sum)
  }
  return worst
}

function sumOfBytes(fetched: readonly Fetched[]): number {
  return fetched.reduce((sum, { bytes }) => sum + bytes, 0)
}
