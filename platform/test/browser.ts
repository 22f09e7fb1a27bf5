import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from '../../e2e/support/browser.ts'
import { OperatorError } from '../operator-error.ts'

/**
 * Makes sure that there is a Chromium: Debian's own where apt brings it, else Playwright's.
 *
 * @param find - the way to the one that is wanted
 * @throws OperatorError where there is none and none could be installed
 */
export function ensureBrowser(find: () => string | undefined = findBrowser): void {
  if (find()) return
  const isRoot = process.getuid?.() === 0
  const sudo = isRoot ? [] : ['sudo', '-n']
  const apt = existsSync('/usr/bin/apt-get')
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
    : []
  // Where apt may not install anything, or has no Chromium of its own, as on Ubuntu.
  const playwright = [['npx', 'playwright', 'install', 'chromium']]
  for (const commands of [apt, playwright]) {
    for (const [tool = '', ...args] of commands) spawnSync(tool, args, { stdio: 'inherit' })
    if (find()) return
  }
  throw new OperatorError(
    'This needs Chromium and could not install it. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), then run this again.',
  )
}
