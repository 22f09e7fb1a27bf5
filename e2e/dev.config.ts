import { defineConfig } from '@playwright/test'
import { baseConfig, freshData, serverDefaults } from './support/base-config.ts'
import { devShell } from './support/servers.ts'

/** The dev servers, as `npm run dev` starts them. */
export default defineConfig({
  ...baseConfig,
  testMatch: /dev-servers/,
  // They optimize and transform on first use.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { ...baseConfig.use, baseURL: devShell.url },
  webServer: {
    ...serverDefaults,
    command: 'tsx platform/dev/dev.ts',
    url: devShell.url,
    env: { PORTAL_DATA: freshData('e2e-dev') },
  },
})
