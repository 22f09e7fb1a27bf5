import { type ChildProcess, spawn } from 'node:child_process'

export interface Program {
  process: ChildProcess
  /** Resolves with the first line (of output or errors) that matches. */
  line(pattern: RegExp): Promise<string>
  /** Kills it in the hardest way and waits until it is gone. */
  kill(): Promise<void>
  /** Resolves with the exit code. */
  exit: Promise<number | null>
  output(): string
}

const running = new Set<ChildProcess>()

/** Ends what a failed test left running. */
export function killPrograms(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Runs a TypeScript file in a process of its own. */
export function runProgram(
  file: string,
  parameters: readonly string[] = [],
  environment: Record<string, string> = {},
): Program {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...parameters], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (chunk: string) => {
      output += chunk
      for (const listener of listeners) listener()
    })
  }
  running.add(child)
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve))
  void exit.then(() => running.delete(child))

  return {
    process: child,
    exit,
    output: () => output,
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = output.split('\n').find((line) => pattern.test(line))
          if (found === undefined) return
          listeners.delete(look)
          resolve(found)
        }
        listeners.add(look)
        look()
        void exit.then((code) => reject(new Error(`ended with ${code}: ${output}`)))
      }),
    async kill() {
      child.kill('SIGKILL')
      await exit
    },
  }
}
