import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PlaywrightTestConfig } from '@playwright/test'
import { root } from '../../shared/vite/workspace.ts'
import { findBrowser, quietFlags } from './browser.ts'

const executablePath = findBrowser()

/** What the tests of the built portal and those of the dev servers have in common. */
export const baseConfig = {
  outputDir: '../test-results',
  // Two cores serve, render and test at once; more workers only make each other wait.
  workers: 2,
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
    launchOptions: { args: quietFlags, ...(executablePath && { executablePath }) },
    trace: 'retain-on-first-failure',
  },
} satisfies PlaywrightTestConfig

/** Servers get a signal and time to put their data away. */
export const serverDefaults = {
  cwd: '..',
  timeout: 240_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const

/** A data folder that every run begins without. The workers read this file too, and leave it alone. */
export function freshData(name: string): string {
  const folder = join('.data', name)
  const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined
  if (!isWorker) rmSync(join(root, folder), { recursive: true, force: true })
  return folder
}
