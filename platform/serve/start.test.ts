import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test, vi } from 'vitest'
import { root } from '../../shared/vite/workspace.ts'
import { seedDataFolder } from '../local-supabase/test-support/data-folder.ts'

/** Keeps the process that releases the checkout at its beginning. */
const hold = `
  if (process.argv[1]?.endsWith('release-checkout.ts')) {
    console.log('releasing ' + process.pid)
    await new Promise(() => setInterval(() => {}, 1000))
  }`

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'npm start that is ended by %s while it releases the checkout takes that along',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-start-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    await seedDataFolder(join(folder, 'data'))
    const portal = spawn(process.execPath, ['--import', 'tsx', 'platform/serve/start.ts'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hold)}`,
        PORT: '0',
        PORTAL_STORE: join(folder, 'store'),
        PORTAL_DATA: join(folder, 'data'),
      },
    })
    const ended = new Promise((resolve) => portal.once('exit', resolve))
    let child = 0
    const lines: string[] = []
    for await (const line of createInterface(portal.stdout)) {
      lines.push(line)
      // Its threads say the same.
      if (child || !line.startsWith('releasing ')) continue
      child = Number(line.split(' ')[1])
      onTestFinished(() => {
        if (isRunning(child)) process.kill(child)
      })
      // One that goes on holds the output open.
      portal.kill(signal)
    }
    expect(lines).toContain(`The portal ends: ${signal}`)
    expect(await ended).toBe(0)
    // The system lists it until whoever inherited it has taken note of its end.
    await vi.waitFor(() => expect(isRunning(child)).toBe(false), 5_000)
  },
  60_000,
)

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
