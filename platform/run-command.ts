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

/** Tells what only the operator can put right in its one line, a defect with its stack. */
export function tell(error: unknown): void {
  const denied = deniedFolder(error)
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

function deniedFolder(error: unknown): string | null {
  const { code = '', path, syscall } = error as NodeJS.ErrnoException
  const reason = denials[code]
  if (!reason || !path || !syscall) return null
  return `${path} cannot be used (${syscall}): ${reason}. Mend that, or name other folders with PORTAL_DATA and PORTAL_STORE.`
}
