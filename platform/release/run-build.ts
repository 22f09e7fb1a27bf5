import { basename, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build, createLogger, type InlineConfig, type Rolldown } from 'vite'
import { root } from '../../shared/vite/workspace.ts'
import { OperatorError } from '../operator-error.ts'

/**
 * Runs one of the builds that a release is made of.
 *
 * @param config - with the folder of the section, or of the shell, as its root
 * @throws OperatorError with what the bundler or a plugin refuses, and in which file
 */
export async function runBuild(config: InlineConfig): Promise<void> {
  // What ends a build is thrown as well.
  const customLogger = { ...createLogger(config.logLevel), error: () => {} }
  try {
    await build({ ...config, customLogger })
  } catch (error) {
    const reasons = reasonsOf(error)
    if (!reasons) throw error
    throw new OperatorError(
      `${basename(config.root ?? root)} is not built, since its sources do not fit together:\n${reasons.join('\n')}`,
    )
  }
}

/** What is wrong with the sources; undefined for another failure than a bundle's, which is a defect. */
function reasonsOf(error: unknown): string[] | undefined {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return
  return error.errors.map(({ id, message }: Rolldown.RolldownError) => {
    const text = stripVTControlCharacters(message).trim()
    return id?.startsWith(root) ? `${relative(root, id)}: ${text}` : text
  })
}
