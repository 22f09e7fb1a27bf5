import { constants } from 'node:os'
import { commandHelp } from './command-help.ts'
import { OperatorError } from './operator-error.ts'
import { otherOwner } from './owner.ts'

const onceMore = 'then run this again'

/** For what starts a portal: another one may begin on another disk. */
export const otherFolders = 'or begin anew in other folders: PORTAL_DATA and PORTAL_STORE'

/**
 * Runs a command. One that fails tells why, and ends with exit code 1. `--help` says where it is told.
 *
 * @param remedy - what follows where a disk or a folder refuses, once that is mended or instead of it
 */
export async function runCommand(
  command: () => Promise<void>,
  remedy: string = onceMore,
): Promise<void> {
  outliveReaders()
  if (process.argv.includes('--help')) return console.log(commandHelp())
  try {
    await command()
  } catch (error) {
    tell(error, remedy)
    process.exit(1)
  }
}

/** Whoever reads the output, such as `head`, may have enough: the work goes on, and its code tells how it ended. */
function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      // As without this listener: a defect, where nobody else listens.
      if (error.code !== 'EPIPE' && output.listenerCount('error') === 1) throw error
    })
  }
}

/**
 * Runs a command that loads code of sections, and ends with it: what a section's code still waits for,
 * such as an interval, keeps nothing from ending. Code that ends the process before makes it fail.
 */
export async function runToEnd(command: () => Promise<void>, remedy?: string): Promise<void> {
  process.once('exit', failEarlyEnd)
  await runCommand(command, remedy)
  process.off('exit', failEarlyEnd)
  process.exit()
}

/** On which tsx, which runs the commands, ends them with 128 and the signal's number. */
const stopping = ['SIGINT', 'SIGTERM'] as const

/** Whoever ends with 1 has told why: this command itself, Node of what nobody caught, or the step that ran. */
function failEarlyEnd(code: number): void {
  if (code === 1 || process.exitCode === 1) return
  const signal = stopping.find((name) => code === 128 + constants.signals[name])
  console.error(signal ? stoppedBy(signal) : endedByItself)
  if (!signal) process.exitCode = 1
}

function stoppedBy(signal: string): string {
  return `error: Stopped by ${signal} before its work was done. Releases become current all together or not at all: npm run releases says which are, before you run it again.`
}

const endedByItself =
  'error: This process was ended before its work was done. Look for process.exit in what runs while a section is built, such as its vite.config.ts and *.data.ts, and for what waits for ever there.'

/**
 * Tells what only the operator can put right in its one line, with the place where code of a team threw
 * it, and a defect with its stack.
 */
export function tell(error: unknown, remedy: string = onceMore): void {
  const denied = denialOf(error, remedy)
  if (isWrongOption(error)) console.error(`error: ${withoutDashes(error)}. ${commandHelp()}`)
  else if (error instanceof OperatorError)
    console.error([`error: ${error.message}`, ...framesOf(error.cause)].join('\n'))
  else if (denied) console.error(`error: ${denied}.`)
  else console.error(error)
}

/** The innermost calls that led to a defect behind an error, without those of Node and of packages. */
function framesOf(cause: unknown): string[] {
  if (!(cause instanceof Error) || cause instanceof OperatorError) return []
  const lines = cause.stack?.split('\n') ?? []
  return lines.filter((line) => /^ +at (?!.*(node:|node_modules))/.test(line)).slice(0, 3)
}

/** An option that the command does not know, or that lacks its value; Node's text says which. */
function isWrongOption(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code))
}

/** The first sentence of Node's: those after it tell of what begins with a dash and is no option. */
function withoutDashes({ message }: Error): string {
  return message.replace(/\.\s.*$/s, '')
}

const mayNot = 'this user may not'
const asTheUser =
  'run the command as the portal’s user (docs/runbooks/hosting.md, “Commands read the same variables”), or give that user the folder before: chown -R'
const diskFull = 'the disk is full'
const quotaFull = 'this user’s quota of the disk is used up'
const noRoom: unknown[] = [diskFull, quotaFull]

/** What keeps a file or folder from being written that is not the portal's fault, by its code. */
const denials: Record<string, string> = {
  EACCES: mayNot,
  EPERM: mayNot,
  EROFS: 'the disk is read-only',
  ENOSPC: diskFull,
  EDQUOT: quotaFull,
  EEXIST: 'there is a file in the place of a folder',
  ENOTDIR: 'there is a file in the place of a folder',
}

/** The embedded database's file system tells a number only, WASI's. */
const databaseCodes: Record<number, string> = {
  2: 'EACCES',
  19: 'EDQUOT',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
}

/** What Node tells of a step on files; copies and renames have a second one. */
interface FileError extends NodeJS.ErrnoException {
  dest?: string
}

function denialOf(error: unknown, remedy: string): string | null {
  const { name, errno = 0, code: named = '', path, dest, syscall } = (error ?? {}) as FileError
  // Node has no name for it.
  const code = errno === -constants.errno.EDQUOT ? 'EDQUOT' : named
  if (name === 'ErrnoError') {
    return denied('The database cannot be used', denials[databaseCodes[errno] ?? ''], remedy)
  }
  // Of a write Node does not tell the file.
  if (noRoom.includes(denials[code]) && !path)
    return denied('A file cannot be written', denials[code], remedy)
  if (!path || !syscall) return null
  // Node 20 says so where a folder and those above it are made at once on a read-only disk.
  const noFolder = code === 'ENOENT' && syscall === 'mkdir'
  const reason = noFolder ? 'no folder can be made there, as on a read-only disk' : denials[code]
  const what = `${placeOf(path, dest, reason)} cannot be used (${syscall})`
  // Where a folder is to be made, those above it are for root to give.
  const owner =
    reason === mayNot && syscall !== 'mkdir' ? otherOwner(dest ? [dest, path] : [path]) : null
  return owner ? `${what}: ${reason}. ${owner}: ${asTheUser}` : denied(what, reason, remedy)
}

/** The file that refuses: of two the one to be written, but rights may be missing on either. */
function placeOf(path: string, dest: string | undefined, reason: string | undefined): string {
  if (dest === undefined) return path
  return reason === mayNot ? `${path} or ${dest}` : dest
}

function denied(what: string, reason: string | undefined, remedy: string): string | null {
  if (!reason) return null
  const firstStep = noRoom.includes(reason)
    ? 'Make room on that disk (npm run prune frees the store’s)'
    : 'Mend that'
  // What is there and denied may hold the messages: a portal elsewhere would begin without them.
  return `${what}: ${reason}. ${firstStep}, ${reason === mayNot ? onceMore : remedy}`
}
