import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../../shared/vite/workspace.ts'
import { OperatorError } from '../operator-error.ts'
import { checkImports } from './check-imports.ts'
import { sourceFolder } from './source-version.ts'

/** How many of the compiler's lines are told. */
const told = 10

let checked: Promise<string[]> | undefined

/**
 * Makes sure that a section, or the shell, can be read and fits together, before it is built: the
 * build looks at no types, such as copy that one language lacks, and takes two minutes to tell of a
 * file that cannot be read. What other sections do wrong is left to them.
 *
 * @throws OperatorError with what is not there, or with what the compiler says
 */
export async function checkTypes(id: string): Promise<void> {
  const folders = [sourceFolder(id), join(root, 'shared')]
  await checkImports(folders)
  checked ??= compilerErrors()
  const own = folders.map((path) => `${path.slice(root.length + 1)}/`)
  const errors = (await checked).filter((line) => own.some((path) => line.startsWith(path)))
  if (errors.length === 0) return
  const more = errors.length > told ? `\n… and ${errors.length - told} more` : ''
  throw new OperatorError(
    `${id} is not built, since its sources do not fit together:\n${errors.slice(0, told).join('\n')}${more}`,
  )
}

/** Lines such as `mf-tourism/src/section.ts(3,5): error TS…`, of the whole checkout. */
async function compilerErrors(): Promise<string[]> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const child = spawn(process.execPath, [compiler, '--noEmit', '--pretty', 'false'], { cwd: root })
  const [printed, failed, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  const errors = printed.split('\n').filter((line) => /\): error /.test(line))
  if (code !== 0 && errors.length === 0)
    throw new OperatorError(`The compiler failed. It says:\n${printed}${failed}`)
  return errors
}
