import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../../shared/vite/workspace.ts'
import { OperatorError } from '../operator-error.ts'
import { checkImports } from './check-imports.ts'
import { sourceFolder } from './source-version.ts'
import { builtFolder } from './store.ts'

/** How many of the compiler's lines are told. */
const told = 10

/**
 * Makes sure that sections, or the shell, can be read and fit together, before any is built: the build
 * looks at no types, such as copy that one language lacks, and takes two minutes to tell of a file that
 * cannot be read. What other sections do wrong is left to them.
 *
 * @param ids - what is to be built
 * @throws OperatorError with what is not there, or with what the compiler says of the first that it refuses
 */
export async function checkTypes(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const shared = join(root, 'shared')
  const folders = [...ids.map(sourceFolder), shared]
  await checkImports(folders)
  const errors = await compilerErrors(folders)
  for (const id of ids) {
    const starts = [sourceFolder(id), shared].map((folder) => `${relative(root, folder)}/`)
    const own = errors.filter((line) => starts.some((start) => line.startsWith(start)))
    if (own.length === 0) continue
    const more = own.length > told ? `\n… and ${own.length - told} more` : ''
    throw new OperatorError(
      `${id} is not built, since its sources do not fit together:\n${own.slice(0, told).join('\n')}${more}`,
    )
  }
}

/** Lines such as `mf-tourism/src/section.ts(3,5): error TS…`, of these folders and what they import. */
async function compilerErrors(folders: readonly string[]): Promise<string[]> {
  // Within the checkout, where the compiler finds the installed types.
  await mkdir(builtFolder, { recursive: true })
  const place = await mkdtemp(join(builtFolder, 'types-'))
  try {
    const project = join(place, 'tsconfig.json')
    // By relative paths: stars in the path of the checkout would stand for anything.
    const fromPlace = (path: string) => relative(place, path)
    const settings = {
      extends: fromPlace(join(root, 'tsconfig.json')),
      include: folders.map(fromPlace),
    }
    await writeFile(project, JSON.stringify(settings))
    return await compile(project)
  } finally {
    await rm(place, { recursive: true })
  }
}

async function compile(project: string): Promise<string[]> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const options = ['--noEmit', '--pretty', 'false', '--project', project]
  const child = spawn(process.execPath, [compiler, ...options], { cwd: root })
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
