import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../shared/vite/workspace.ts'

/** Keeps the process that releases the checkout at its beginning. */
const hold = `
  if (process.argv[1]?.endsWith('release-checkout.ts')) {
    console.log('releasing ' + process.pid)
    await new Promise(() => setInterval(() => {}, 1000))
  }`

test('npm start that is ended while it releases the checkout takes that along', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
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
    portal.kill('SIGTERM')
  }
  expect(lines).toContain('The portal ends: SIGTERM')
  expect(await ended).toBe(0)
  expect(isRunning(child)).toBe(false)
}, 60_000)

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
