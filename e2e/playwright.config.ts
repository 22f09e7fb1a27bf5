import { defineConfig } from '@playwright/test'
import { baseConfig, freshData, serverDefaults } from './support/base-config.ts'
import { portal } from './support/servers.ts'

/** The built portal, as `npm start` serves it. */
export default defineConfig({
  ...baseConfig,
  testIgnore: /dev-servers/,
  use: { ...baseConfig.use, baseURL: portal.url },
  webServer: {
    ...serverDefaults,
    command: 'tsx platform/serve/start.ts',
    url: portal.url,
    env: { PORT: String(portal.port), PORTAL_DATA: freshData('e2e') },
  },
})
