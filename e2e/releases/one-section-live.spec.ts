import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../shared/vite/workspace.ts'
import { expect, test, waitUntilAlive } from '../support/portal.ts'
import { devShell } from '../support/servers.ts'
import { createStore } from './support/store.ts'

// Dev servers optimize dependencies on first use and may reload the page once while they do.
test.use({ expectedErrors: [[/Outdated Optimize Dep|504/, /\[vite\]/], { scope: 'test' }] })

test('npm run dev -- tourism shows one section live, the others from their last release', async ({
  page,
}) => {
  const { store, data, current } = await createStore()
  const dev = spawn(join(root, 'node_modules/.bin/tsx'), ['platform/dev/dev.ts', 'tourism'], {
    cwd: root,
    env: { ...process.env, PORTAL_STORE: store, PORTAL_DATA: data },
    detached: true,
  })
  const log: string[] = []
  for (const output of [dev.stdout, dev.stderr]) {
    output.on('data', (chunk) => log.push(String(chunk)))
  }
  const ended = new Promise((resolve) => dev.once('exit', resolve))
  try {
    await expect
      .poll(() => log.join(''), { timeout: 60_000 })
      .toContain(`The portal with hot reload is ready: ${devShell.url}`)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${devShell.url}/tourism`)
    await waitUntilAlive(page)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Come up to the valley' }),
    ).toBeVisible()
    expect(asked.some((url) => /localhost:51\d\d\/remoteEntry\.js/.test(url))).toBe(true)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Project Tracking' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Project Tracking' })).toBeVisible()
    // Its servers end with this test: nothing may be on its way any more.
    await expect(page.locator('main [data-late]')).toHaveCount(0)
    const released = `/sections/tracking/${current('tracking')}/client/remoteEntry.js`
    expect(asked.some((url) => url.endsWith(released))).toBe(true)
  } finally {
    // The whole group: concurrently and its servers. It may have ended by itself, as with a taken port.
    if (dev.pid && dev.exitCode === null) process.kill(-dev.pid, 'SIGTERM')
    await ended
  }
})
