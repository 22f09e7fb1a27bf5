import { defineConfig } from '@playwright/test'
import { baseConfig, freshData, serverDefaults } from './support/base-config.ts'
import { portal } from './support/servers.ts'

/** The built portal, as `npm start` serves it. */
export default defineConfig({
  ...baseConfig,
  // These have configurations of their own.
  testIgnore: ['**/dev-servers.spec.ts', '**/e2e/releases/**', '**/e2e/faults/**'],
  use: { ...baseConfig.use, baseURL: portal.url },
  webServer: {
    ...serverDefaults,
    command: 'tsx platform/serve/start.ts',
    url: portal.url,
    // A store of its own as well: a developer's portal may be running on the usual one.
    env: {
      PORT: String(portal.port),
      PORTAL_DATA: freshData('e2e'),
      PORTAL_STORE: freshData('e2e-store'),
    },
  },
})
