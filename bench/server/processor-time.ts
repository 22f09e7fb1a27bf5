import { readFileSync } from 'node:fs'

/** The kernel counts processor time in hundredths of a second, on every Linux that Node runs on. */
const tick = 10

/**
 * Milliseconds of processor time that a process and its children have used so far; null where the
 * system does not tell (only Linux does).
 */
export function processorTime(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets, and may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const own = (Number(fields[11]) + Number(fields[12])) * tick
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    return children
      .filter(Boolean)
      .reduce((sum, child) => sum + (processorTime(Number(child)) ?? 0), own)
  } catch {
    return null
  }
}
