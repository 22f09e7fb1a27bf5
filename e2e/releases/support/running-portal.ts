import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from '../../../shared/vite/workspace.ts'

export interface RunningPortal {
  url: string
  pid: number
  /** Everything that it printed. */
  log: string[]
  stop(): Promise<void>
}

/**
 * Starts `npm start` on a store and data of its own; resolves when it is ready.
 *
 * @param checkout - the folder to start it in
 */
export function startPortal(
  { store, data }: { store: string; data: string },
  checkout: string = root,
): Promise<RunningPortal> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'platform/serve/start.ts'], {
    cwd: checkout,
    env: { ...process.env, PORT: '0', PORTAL_STORE: store, PORTAL_DATA: data },
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const log: string[] = []
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      createInterface(stream).on('line', (line) => {
        log.push(line)
        const url = /ready: (http\S+)/.exec(line)?.[1]
        const stop = async () => {
          server.kill('SIGTERM')
          await ended
        }
        if (url) resolve({ url, pid: server.pid ?? 0, log, stop })
      })
    }
    server.once('close', (code, signal) =>
      reject(new Error(`The portal did not start (${signal ?? code}):\n${log.join('\n')}`)),
    )
  })
}
