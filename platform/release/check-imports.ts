import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { root } from '../../shared/vite/workspace.ts'
import { OperatorError } from '../operator-error.ts'
import { sourceFiles } from './source-version.ts'

/** Of these the compiler tells whether they are there. Of pictures and sheets it takes any name. */
const code = /\.[cm]?[jt]sx?$/

/**
 * Makes sure that the pictures, sheets and the like that sources import are there. The build waits two
 * minutes for one that is not.
 *
 * @param folders - that hold the sources
 * @throws OperatorError that names each one that is missing, and the file that imports it
 */
export async function checkImports(folders: readonly string[]): Promise<void> {
  const sources = folders.flatMap(sourceFiles).filter((file) => code.test(file))
  const missing = (await Promise.all(sources.map(missingIn))).flat()
  if (missing.length > 0) throw new OperatorError(missing.join('\n'))
}

async function missingIn(file: string): Promise<string[]> {
  const specifiers = await importsOf(file, await readFile(file, 'utf8'))
  return specifiers
    .filter((specifier) => /^\.\.?\//.test(specifier) && !code.test(specifier))
    .filter((specifier) => {
      const path = join(dirname(file), specifier.replace(/[?#].*/, ''))
      return !['', '.ts', '.tsx'].some((ending) => existsSync(path + ending))
    })
    .map((specifier) => `${relative(root, file)} imports ${specifier}, which is not there.`)
}

/** What a source imports or exports again, where it says so in plain text. */
async function importsOf(file: string, source: string): Promise<string[]> {
  // Only where something is built: every command would wait for it.
  const { parse } = await import('vite')
  const { staticImports, staticExports, dynamicImports } = (await parse(file, source)).module
  const dynamic = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const plain = /^(['"`])([^$]*)\1$/.exec(source.slice(start, end))
    return plain?.[2] ?? []
  })
  const again = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...again, ...dynamic]
}
