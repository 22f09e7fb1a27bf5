import type { PlaywrightTestConfig } from '@playwright/test'
import { findTestBrowser, leanFlags, quietFlags } from './browser.ts'
import { portal } from './servers.ts'

const executablePath = findTestBrowser()

/** What the tests of the built portal and those of the dev servers have in common. */
export const baseConfig = {
  outputDir: '../test-results',
  // One more than the cores that serve, render and test at once: each test waits for a part of its time.
  workers: 3,
  fullyParallel: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // A machine that other work slows down must not refuse a good change; what needed its second
  // chance is named as flaky at the end of the run.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    // A worker would take requests away from the tests that answer them; its own tests allow it.
    serviceWorkers: 'block',
    // Philippine visitors; the tests must not depend on where they run.
    timezoneId: 'Asia/Manila',
    launchOptions: {
      args: [...quietFlags, ...leanFlags],
      ...(executablePath && { executablePath }),
    },
    // It keeps the whole page twice for every step, which takes longer than the step: so only of a
    // second try. `--trace on` keeps it of a test that somebody looks into.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
} satisfies PlaywrightTestConfig

/**
 * A server under test, with a data folder of its own that every run begins without. It is emptied as
 * the server starts, once its port is known to be free: tools and other runs read this
 * configuration too, and must not take the data away from under a run.
 */
export const freshServer = (program: string, url: string, env: Environment) => ({
  cwd: '..',
  command: `tsx e2e/support/${program}`,
  url,
  timeout: 240_000,
  // It gets a signal and time to put its data away.
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env,
})

type Environment = Record<string, string> & { PORTAL_DATA: string }

/** The built portal, as `npm start` serves it. */
export const freshPortal = {
  ...freshServer('fresh-portal.ts', portal.url, {
    PORT: String(portal.port),
    PORTAL_DATA: '.data/e2e',
    // A store of its own as well: a developer's portal may be running on the usual one.
    PORTAL_STORE: '.data/e2e/store',
  }),
  // Where it ends during a run, its last line says why.
  stdout: 'pipe' as const,
}
