import { defineConfig } from '@playwright/test'
import { baseConfig, freshPortal } from './support/base-config.ts'

const { launchOptions } = baseConfig.use

/** The built portal behind proxies that let faults happen. */
export default defineConfig({
  ...baseConfig,
  testDir: 'faults',
  // They mostly wait for what hangs or is late.
  workers: 3,
  globalSetup: './faults/support/global-setup.ts',
  globalTeardown: './faults/support/write-table.ts',
  // One test tries a fault in all sections, and may wait for what hangs in each.
  timeout: 120_000,
  use: {
    ...baseConfig.use,
    trace: 'off',
    launchOptions: {
      ...launchOptions,
      // Two hundred pages are opened, and none is looked at.
      args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
    },
  },
  webServer: freshPortal,
})
