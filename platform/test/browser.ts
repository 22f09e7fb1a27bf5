import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from '../../e2e/support/browser.ts'
import { OperatorError } from '../operator-error.ts'

/** Makes sure that the tests find a Chromium: Debian's own where apt is there, else Playwright's. */
export function ensureBrowser(): void {
  if (findBrowser()) return
  const isRoot = process.getuid?.() === 0
  const sudo = isRoot ? [] : ['sudo', '-n']
  const commands = existsSync('/usr/bin/apt-get')
    ? [
        [...sudo, 'apt-get', 'update'],
        [
          ...sudo,
          'apt-get',
          'install',
          '-y',
          '--no-install-recommends',
          'chromium',
          'fonts-noto-core',
        ],
      ]
    : [['npx', 'playwright', 'install', 'chromium']]
  for (const [tool = '', ...args] of commands) spawnSync(tool, args, { stdio: 'inherit' })
  if (!findBrowser()) {
    throw new OperatorError(
      'The tests need Chromium and could not install it. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) and run npm test again.',
    )
  }
}
