import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The Chromium for the tests: the system's, else the one that Playwright installed, else none. */
export function findBrowser(): string | undefined {
  return ['/usr/bin/chromium', chromium.executablePath()].find(existsSync)
}

/** Keeps Chromium from talking to anyone but the portal. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
