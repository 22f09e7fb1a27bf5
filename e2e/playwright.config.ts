import { defineConfig } from '@playwright/test'
import { findBrowser, quietFlags } from './support/browser.ts'
import { devShell, portal } from './support/servers.ts'

const executablePath = findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Two cores serve, render and test at once; more workers only make each other wait.
  workers: 2,
  fullyParallel: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: portal.url,
    // Philippine visitors; the tests must not depend on where they run.
    timezoneId: 'Asia/Manila',
    launchOptions: { args: quietFlags, ...(executablePath && { executablePath }) },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'built', testIgnore: /dev-servers/ },
    { name: 'dev', testMatch: /dev-servers/ },
  ],
  webServer: [
    {
      command: 'tsx platform/serve/start.ts',
      cwd: '..',
      url: portal.url,
      env: { PORT: String(portal.port), PORTAL_DATA: '.data/e2e' },
      timeout: 180_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      command: 'tsx platform/dev/dev.ts',
      cwd: '..',
      url: devShell.url,
      env: { PORTAL_DATA: '.data/e2e-dev' },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
})
