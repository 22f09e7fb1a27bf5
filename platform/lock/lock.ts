import {
  mkdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from '../operator-error.ts'
import {
  folderIdentity,
  idSpace,
  isAlive,
  isOfOtherSpace,
  namesOtherFolder,
  startOf,
  touchInterval,
} from './process-identity.ts'

/** Proof that this process alone uses a folder. */
export interface Lock {
  release(): Promise<void>
}

const held = new Set<string>()

/** A takeover lasts milliseconds; one that is older belongs to a process killed in the middle. */
const takeoverIsOldAfter = 5_000

/** Other users of the machine may read whose a lock is: it holds no secret. */
const mode = 0o644

/** How a lock behaves that another process holds. */
interface WhenHeld {
  /**
   * What the operator is told; for a holder on another machine the lock adds what to do when that is
   * gone. @param holder - such as “process 123”
   */
  message: (holder: string) => string
  /** How long to wait for it to become free, in milliseconds; by itself not at all. */
  timeout?: number
}

/**
 * Takes `<folder>/lock`. A lock whose process is gone is taken over; of several starters exactly one
 * wins. @throws OperatorError that names the process in possession
 */
export async function acquireLock(folder: string, whenHeld: WhenHeld): Promise<Lock> {
  const path = join(folder, 'lock')
  const place = await folderIdentity(folder)
  const started = (await startOf(process.pid)) ?? ''
  const own = `${process.pid}\n${started}\n${hostname()}\n${idSpace}\n${place}\n`
  const deadline = performance.now() + (whenHeld.timeout ?? 0)

  let firstTouch: number | undefined
  let seen = { touched: Number.NaN, at: 0 }
  let attempt = 0
  while (attempt < 200) {
    if (await createExclusively(path, own)) return hold(path, own)

    const found = await readLock(path)
    // Gone again, or created a moment ago and not written yet.
    if (found === null || (found === '' && attempt < 20)) {
      attempt += 1
      await sleep(20)
      continue
    }
    const touched = await touchedAt(path)
    firstTouch ??= touched
    if (touched !== seen.touched) seen = { touched, at: performance.now() }
    // By a clock that was set back since, it would be touched in the future and never grow old.
    const untouched = Math.max(Date.now() - touched, performance.now() - seen.at)
    if (await isAlive(found, held.has(path), untouched, place)) {
      // Of a process that cannot be looked for, and of a lock that may be a copy, nothing is known
      // until it is touched again.
      const isSure =
        !(isOfOtherSpace(found) || namesOtherFolder(found, place)) || touched !== firstTouch
      if (isSure && performance.now() >= deadline)
        throw new OperatorError(refusal(path, found, whenHeld))
      await sleep(100)
      continue
    }
    if (await takeOver(path, found, own)) return hold(path, own)
    attempt += 1
    await sleep(20)
  }
  throw new OperatorError(
    `The lock ${path} cannot be taken: check that no other process is using the folder, then delete the file.`,
  )
}

function refusal(path: string, content: string, { message }: WhenHeld): string {
  const [pid, , host] = content.split('\n')
  if (isOfOtherSpace(content)) return message(`process ${pid} of another container`)
  if (!host || host === hostname()) return message(`process ${pid}`)
  return `${message(`process ${pid} on ${host}`)} Where that machine or container is gone, delete the file ${path}.`
}

/** What the lock says; null where it is gone. @throws OperatorError where this user may not read it */
async function readLock(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (!hasCode(error, 'EACCES')) return null
    throw new OperatorError(
      `The lock ${path} is another user's, and this user may not read it: the folder may be in use. Run the command as the user who runs the portal, or let this user read that file.`,
    )
  }
}

async function createExclusively(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx', mode })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Replaces the lock of a dead process. Only one process at a time is inside. */
async function takeOver(path: string, stale: string, own: string): Promise<boolean> {
  const guard = `${path}.takeover`
  try {
    await mkdir(guard)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    if (Date.now() - (await touchedAt(guard)) > takeoverIsOldAfter)
      await rmdir(guard).catch(() => {})
    return false
  }
  const next = `${path}.${process.pid}`
  try {
    if ((await readFile(path, 'utf8').catch(() => null)) !== stale) return false
    await writeFile(next, own, { mode })
    await rename(next, path)
  } finally {
    // Still there where the disk is full.
    await rm(next, { force: true }).catch(() => {})
    await rmdir(guard).catch(() => {})
  }
  return (await readFile(path, 'utf8')) === own
}

/** When a file was last written or touched; now where it is gone. */
function touchedAt(path: string): Promise<number> {
  return stat(path).then(
    (entry) => entry.mtimeMs,
    () => Date.now(),
  )
}

function hold(path: string, own: string): Lock {
  held.add(path)
  let missed = 0
  const touch = async () => {
    // A disk that cannot be read for a moment has taken the lock from nobody.
    const found = await readFile(path, 'utf8').catch((error) =>
      hasCode(error, 'ENOENT') ? null : own,
    )
    missed = found === null ? missed + 1 : 0
    const isLost = found === null ? missed > 1 : found !== own
    if (isLost && held.has(path)) endWithoutLock(path, found)
    const now = new Date()
    await utimes(path, now, now).catch(() => {})
  }
  const touching = setInterval(touch, touchInterval).unref()
  return {
    async release() {
      clearInterval(touching)
      if (!held.delete(path)) return
      const found = await readFile(path, 'utf8').catch(() => null)
      if (found === own) await unlink(path).catch(() => rm(path, { force: true }))
    },
  }
}

/**
 * A process that was frozen for long has lost its lock, as has one whose folder was replaced: what it
 * still wrote would harm its successor, or be lost.
 *
 * @param found - the lock that is there; null for none
 */
function endWithoutLock(path: string, found: string | null): void {
  const happened =
    found === null
      ? 'is gone: it was deleted, or its folder replaced, while this process was using that'
      : 'was taken over while this process stood still'
  console.error(`error: The lock ${path} ${happened}. It ends.`)
  process.exit(1)
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
