import { readlinkSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { hostname } from 'node:os'

/**
 * When a process started, in clock ticks since boot, or null where the system does not say. A
 * process id alone is not enough: after a restart of a container the same small number belongs to
 * another program.
 */
export async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    // The program's name, in parentheses, may contain blanks: count the fields after it.
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return start ? `${bootId.trim()}/${start}` : null
  } catch {
    return null
  }
}

/**
 * The space in which ids of processes count: a container has its own, though it may share its machine's
 * name. Empty where the system does not say.
 */
export const idSpace = ownIdSpace()

function ownIdSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

/** What tells a folder from a copy of it, wherever either is moved to: its number on its disk. */
export async function folderIdentity(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder, { bigint: true })
  return `${dev}:${ino}`
}

/** Whether a lock was written in another folder, of which this one is a copy; not told by older locks. */
export function namesOtherFolder(content: string, place: string): boolean {
  const [, , , , written] = content.split('\n')
  return Boolean(written) && written !== place
}

/** How often whoever holds a lock touches it, in milliseconds. */
export const touchInterval = 5_000

/** A lock untouched for so long is nobody's: the longest that a busy holder gets to nothing else. */
const untouchedIsDeadAfter = 30_000

/** Whether a lock is of a process on this machine that cannot be looked for by its id. */
export function isOfOtherSpace(content: string): boolean {
  const [, , host, space] = content.split('\n')
  return host === hostname() && Boolean(space) && idSpace !== '' && space !== idSpace
}

/**
 * Whether the process that wrote a lock still runs.
 *
 * @param content - the lock: process id, when that process started, its machine, the space of its id, and
 * the folder's identity
 * @param heldHere - whether this very process holds that lock
 * @param untouched - for how many milliseconds nobody has touched it
 * @param place - the identity of the folder in which it is found
 */
export async function isAlive(
  content: string,
  heldHere: boolean,
  untouched: number,
  place: string,
): Promise<boolean> {
  const [first = '', started = '', host = ''] = content.split('\n')
  // Whether a process of another machine still runs cannot be seen from here, nor one of another
  // container, though it has the same boot id: its processes are numbered by themselves.
  if (host !== '' && host !== hostname()) return true
  // A container that is started again has its old name and a new space: its own lock from before a
  // crash must not stay in its way for ever.
  if (isOfOtherSpace(content)) return untouched < untouchedIsDeadAfter
  const pid = Number.parseInt(first, 10)
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isRunning(pid)) return false

  const now = await startOf(pid)
  const isSame = started !== '' && now !== null ? started === now : pid !== process.pid || heldHere
  // Copied with its folder, it names a process that touches the lock of the other one. The numbers of
  // some network disks change: there its own process goes on to touch it.
  return isSame && (!namesOtherFolder(content, place) || untouched < untouchedIsDeadAfter)
}

/** Whether a process of this machine has this id, whosever it is. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
