import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{shared,shell,mf-*,platform,bench}/**/*.test.{ts,tsx}'],
    setupFiles: ['platform/test/patience.ts'],
    // A test that runs alone hides all others of its file.
    allowOnly: false,
    // Database tests start servers of their own; two at a time is what a small machine bears.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // From version 25 Node has a localStorage of its own, which hides the one of the tests' browser.
    execArgv: 'localStorage' in globalThis ? ['--no-experimental-webstorage'] : [],
  },
})
