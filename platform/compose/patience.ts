import { Worker } from 'node:worker_threads'
import { OperatorError } from '../operator-error.ts'

/** How long a team's code may take for one step, in milliseconds: some hundred times what it takes. */
const patience = 20_000

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

/**
 * Does work that runs a team's code, and gives up where that never ends: what waits for ever is
 * rejected; what runs for ever ends this process, with a line that names it.
 *
 * @param what - the step, as the beginning of a sentence
 * @param longest - how long it may take, in milliseconds
 * @throws OperatorError where it took longer
 */
export async function withPatience<Result>(
  what: string,
  work: () => Promise<Result>,
  longest = patience,
): Promise<Result> {
  watching ??= new Worker(watchdog, { eval: true, execArgv: [] })
  // It keeps no process from ending.
  watching.unref()
  const step = steps++
  const after = `${what} did not end within ${longest / 1000} s`
  // A thread that is only busy rejects by itself, a little earlier.
  const words = `${after}: its code runs for ever, so this process was ended. Nothing was changed.`
  watching.postMessage({ step, words, longest: longest * 1.5 })
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    const error = new OperatorError(`${after}: it waits for something that never comes.`)
    timer = setTimeout(reject, longest, error)
  })
  try {
    return await Promise.race([work(), tooLate])
  } finally {
    clearTimeout(timer)
    watching.postMessage({ step })
  }
}
