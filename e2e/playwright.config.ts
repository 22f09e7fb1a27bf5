import { defineConfig } from '@playwright/test'
import { baseConfig, freshPortal } from './support/base-config.ts'
import { portal } from './support/servers.ts'

/** The built portal, as `npm start` serves it. */
export default defineConfig({
  ...baseConfig,
  // These have configurations of their own.
  testIgnore: ['**/dev-servers.spec.ts', '**/e2e/releases/**', '**/e2e/faults/**'],
  globalSetup: './accessibility/support/global-setup.ts',
  globalTeardown: './accessibility/support/write-figures.ts',
  use: { ...baseConfig.use, baseURL: portal.url },
  webServer: freshPortal,
})
