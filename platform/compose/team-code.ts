import { AsyncLocalStorage } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import { OperatorError, reasonOf } from '../operator-error.ts'

/** How long a team's code may take for one step, in milliseconds: some hundred times what it takes. */
const stepTimeout = 20_000

/** In a thread of its own, since code that never pauses lets nothing else in its own thread run. */
const watchdog = `
  const { parentPort } = require('node:worker_threads')
  const { writeSync } = require('node:fs')
  const timers = new Map()
  parentPort.on('message', ({ step, longest, words }) => {
    clearTimeout(timers.get(step))
    if (!words) return timers.delete(step)
    timers.set(step, setTimeout(() => {
      writeSync(2, 'error: ' + words + '\\n')
      process.kill(process.pid, 'SIGKILL')
    }, longest))
  })`

let watching: Worker | undefined
let steps = 0

/** What fails where the code that runs fails: a timer that a step has left behind still knows its step. */
const running = new AsyncLocalStorage<string>()

// Before others that look at how the process ends.
process.prependListener('exit', () => {
  const failed = running.getStore()
  if (failed === undefined) return
  console.error(
    `error: ${failed}: its code ended this process, by process.exit or by an error that nobody caught.`,
  )
  process.exitCode = 1
})

/**
 * Runs a step of a team's code, which may throw anything, wait for ever, or run for ever: then this
 * process ends, with a line that says so. It also says so where the code ends the process itself.
 *
 * @param what - what the code is of, as the beginning of a sentence
 * @param done - what the step does with it
 * @param longest - how long it may take, in milliseconds
 * @throws OperatorError that says what cannot be done, and why, with what the code threw as its cause
 */
export async function runTeamCode<Result>(
  what: string,
  done: 'loaded' | 'read' | 'rendered',
  work: () => Promise<Result>,
  longest = stepTimeout,
): Promise<Result> {
  const failed = `${what} cannot be ${done}`
  const watched = watch(
    `${failed}: its code never pauses, so this process was ended. Nothing was changed.`,
    // What only waits is told before.
    longest * 1.5,
  )
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    const reason = `after ${longest / 1000} s it waits for something that does not come`
    timer = setTimeout(reject, longest, new OperatorError(reason))
  })
  try {
    return await Promise.race([running.run(failed, work), tooLate])
  } catch (error) {
    const reason = reasonOf(error)
    throw new OperatorError(`${failed}: ${reason}${remedyFor(reason)}`, { cause: error })
  } finally {
    clearTimeout(timer)
    watched.end()
  }
}

/** What to do about the two mistakes that every team makes once; '' for all others. */
function remedyFor(reason: string): string {
  if (/'@portal\/shared\/\w+' does not provide an export/.test(reason))
    return '. The shell does not lend it yet: publish the shell together with the section (docs/runbooks/section.md)'
  if (/^(window|document|localStorage|sessionStorage|location) is not defined/.test(reason))
    return '. Pages are rendered without a browser: use it in an effect or a handler'
  return ''
}

/** Ends this process with these words, unless the watch is over before. */
function watch(words: string, longest: number) {
  watching ??= new Worker(watchdog, { eval: true, execArgv: [] })
  // It keeps no process from ending.
  watching.unref()
  const step = steps++
  watching.postMessage({ step, longest, words })
  return { end: () => watching?.postMessage({ step }) }
}
