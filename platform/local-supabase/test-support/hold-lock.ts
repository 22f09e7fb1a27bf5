import { setTimeout as sleep } from 'node:timers/promises'
import { acquireLock } from '../../lock/lock.ts'

/** Takes a folder's lock at a given moment, says how it went, and holds it until it is killed. */
const [folder = '', at = '0'] = process.argv.slice(2)
await sleep(Math.max(Number(at) - Date.now(), 0))
try {
  await acquireLock(folder, { message: (holder) => `In use by ${holder}.` })
  console.log('won')
  setInterval(() => {}, 1_000)
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}
