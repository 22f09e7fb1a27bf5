import { execFile, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '../platform/operator-error.ts'
import { root } from '../shared/vite/workspace.ts'

const folder = join(root, 'bench')
const run = promisify(execFile)

/** The longest that one call of a tool may take, in milliseconds. */
const toolTimeout = 180_000

/**
 * Runs a program of the bench's own packages and returns what it printed. The packages are installed
 * at the first call, and after a change of their list: nothing else needs them, and they are many.
 *
 * @throws OperatorError where they cannot be installed
 */
export async function runTool(
  name: 'lighthouse' | 'autocannon',
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const program = join(folder, 'node_modules/.bin', name)
  if (!isInstalled()) install()
  const { stdout } = await run(program, [...args], {
    env: { ...process.env, ...env },
    timeout: toolTimeout,
    // Lighthouse ends its browser, and clears up after it, on this one only.
    killSignal: 'SIGINT',
    maxBuffer: 64_000_000,
  })
  return stdout
}

/** npm writes its own list once all packages are there. */
function isInstalled(): boolean {
  const written = (file: string) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return written('node_modules/.package-lock.json') >= written('package-lock.json')
}

function install(): void {
  // What npm says goes beside the tables, not into them.
  const { status } = spawnSync('npm', ['ci', '--prefix', folder], { stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new OperatorError('The bench could not install its tools: see above.')
}
