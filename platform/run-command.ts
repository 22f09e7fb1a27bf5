import { OperatorError } from './operator-error.ts'

/** Runs a command. One that fails tells why, and ends with exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    tell(error)
    process.exit(1)
  }
}

/**
 * Runs a command that loads code of sections, and ends with it: what a section's code still waits for,
 * such as an interval, keeps nothing from ending.
 */
export async function runToEnd(command: () => Promise<void>): Promise<void> {
  await runCommand(command)
  process.exit()
}

/** Tells what only the operator can put right in its one line, a defect with its stack. */
export function tell(error: unknown): void {
  const denied = denialOf(error)
  if (error instanceof OperatorError || isWrongOption(error))
    console.error(`error: ${error.message}`)
  else if (denied) console.error(`error: ${denied}`)
  else console.error(error)
}

/** An option that the command does not know, or that lacks its value; Node's text says which. */
function isWrongOption(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code))
}

/** What keeps a file or folder from being written that is not the portal's fault, by its code. */
const denials: Record<string, string> = {
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'there is a file in the place of a folder',
  ENOTDIR: 'there is a file in the place of a folder',
}

/** The embedded database's file system tells a number only, WASI's. */
const databaseCodes: Record<number, string> = {
  2: 'EACCES',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
}

function denialOf(error: unknown): string | null {
  const { name, errno = 0, code = '', path, syscall } = (error ?? {}) as NodeJS.ErrnoException
  if (name === 'ErrnoError') {
    return denied('The database cannot be used', denials[databaseCodes[errno] ?? ''])
  }
  // Of a write Node does not tell the file.
  if (code === 'ENOSPC' && !path) return denied('A file cannot be written', denials[code])
  if (!path || !syscall) return null
  // Node 20 says so where a folder and those above it are made at once on a read-only disk.
  const noFolder = code === 'ENOENT' && syscall === 'mkdir'
  const reason = noFolder ? 'no folder can be made there, as on a read-only disk' : denials[code]
  return denied(`${path} cannot be used (${syscall})`, reason)
}

function denied(what: string, reason: string | undefined): string | null {
  if (!reason) return null
  return `${what}: ${reason}. Mend that, or begin anew in other folders: PORTAL_DATA and PORTAL_STORE.`
}
