/** Starts a job when every earlier one has ended, and passes its outcome on. */
export type Outbox = <Outcome>(job: () => Promise<Outcome>) => Promise<Outcome>

/**
 * One send at a time, in the order they were asked for; a failed one does not stop the next.
 *
 * @param onBusy Hears `true` when the first job is taken in and `false` when the last has ended.
 */
export function createOutbox(onBusy: (busy: boolean) => void): Outbox {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return (job) => {
    waiting += 1
    if (waiting === 1) onBusy(true)
    const outcome = last.then(job).finally(() => {
      waiting -= 1
      if (waiting === 0) onBusy(false)
    })
    last = outcome.catch(() => undefined)
    return outcome
  }
}
