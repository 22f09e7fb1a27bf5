import { defineConfig } from '@playwright/test'
import { baseConfig, freshServer } from './support/base-config.ts'
import { devShell } from './support/servers.ts'

/** The dev servers, as `npm run dev` starts them. */
export default defineConfig({
  ...baseConfig,
  testMatch: /dev-servers/,
  // They optimize and transform on first use.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { ...baseConfig.use, baseURL: devShell.url },
  webServer: freshServer('fresh-dev.ts', devShell.url, { PORTAL_DATA: '.data/e2e-dev' }),
})
