import { defineConfig } from '@playwright/test'
import { baseConfig } from './support/base-config.ts'

/** Stores that teams publish to, each with a portal of its own that the tests start. */
export default defineConfig({
  ...baseConfig,
  testDir: 'releases',
  globalSetup: './releases/support/first-release.ts',
  globalTeardown: './releases/support/remove-releases.ts',
  // A test may build and publish several releases, each within seconds or, on a busy machine, a minute.
  timeout: 300_000,
  use: { ...baseConfig.use, actionTimeout: 15_000 },
  fullyParallel: false,
})
