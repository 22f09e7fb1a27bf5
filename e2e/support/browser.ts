import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Chromium as visitors have it: the system's, else the one that Playwright installed, else none. */
export function findBrowser(): string | undefined {
  return ['/usr/bin/chromium', chromium.executablePath()].find(existsSync)
}

/**
 * The Chromium for the tests: Debian's without windows where that is installed. Pages are the same to
 * it, and it opens and closes one with half the work, which every test does once.
 */
export function findTestBrowser(): string | undefined {
  const withoutWindows = '/usr/bin/chromium-headless-shell'
  return existsSync(withoutWindows) ? withoutWindows : findBrowser()
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

/**
 * Every test opens a window of its own, and Chromium then gets its address bar and a process for a
 * site to come ready, which is more work than most pages under test. The last list of features is the
 * one that counts: it begins with what Playwright turns off itself.
 */
export const leanFlags = [
  `--disable-features=${[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
    'SpareRendererForSitePerProcess',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    'WebUIOmniboxPopup',
  ].join()}`,
]
