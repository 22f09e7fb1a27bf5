import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../e2e/support/browser.ts'
import { ensureBrowser } from '../platform/test/browser.ts'
import { languages } from '../shared/src/i18n/index.ts'
import type { BenchOptions } from './options.ts'
import { withPortal } from './portal.ts'
import { median, milliseconds, seconds, table } from './table.ts'
import { runTool } from './tools.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Throttling {
  rttMs: number
  throughputKbps: number
  cpuSlowdownMultiplier: number
}

/** Lighthouse's mobile default, the profile that counts here, and the default on a low-end phone. */
const profiles = {
  slow4g: { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 4 },
  rural3g: { rttMs: 300, throughputKbps: 700, cpuSlowdownMultiplier: 6 },
  lowEnd: { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 14 },
} satisfies Record<string, Throttling>

/** What Lighthouse says of one page under one profile. Scores are of 100, times in milliseconds. */
interface Report {
  scores: number[]
  largest: number
  blocking: number
  shift: number
}

type Profile = keyof typeof profiles
type Reports = Partial<Record<Profile, Report>>

/** Lighthouse on every page in both languages, and on any other site. */
export function benchLighthouse({ against, quick }: BenchOptions): Promise<string> {
  ensureBrowser()
  return withPortal(async ({ url }) => {
    const paths = await pathsOf(url)
    const pages = languages.flatMap((language) =>
      paths.map((path) => ({
        name: `\`${path}\` ${language}`,
        url: `${url}${path}?lang=${language}`,
      })),
    )
    const measured = quick ? pages.slice(0, 3) : pages
    const others = against.map((url) => ({ name: url, url }))
    const rows = [...measured, ...others].map((page) => ({ ...page, reports: [] as Reports[] }))
    // In rounds, so that a busy minute of the machine does not meet all loads of one page.
    for (let round = 0; round < (quick ? 1 : 3); round++) {
      for (const { url, reports } of rows) {
        const isHome = new URL(url).pathname === '/'
        const asked: Profile[] = isHome ? ['slow4g', 'rural3g', 'lowEnd'] : ['slow4g', 'rural3g']
        reports.push(await retry(() => examine(url, asked)))
      }
    }
    return table(
      [
        'page',
        'slow 4G: performance, accessibility, best practices, SEO',
        'LCP',
        'TBT',
        'CLS',
        'rural 3G: performance',
        'LCP',
        'TBT',
        'CPU 14 ×: TBT',
      ],
      rows.map(({ name, reports }) => rowOf(name, reports)),
    )
  })
}

/** The paths of all pages, the home page first. */
async function pathsOf(portal: string): Promise<string[]> {
  const sitemap = await (await fetch(`${portal}/sitemap.xml`)).text()
  const addresses = sitemap.matchAll(/<loc>(.*?)<\/loc>/g)
  return [...addresses].map(([, address = '']) => new URL(address).pathname).sort()
}

function rowOf(name: string, reports: readonly Reports[]): string[] {
  const middle = (profile: Profile, figure: (report: Report) => number) =>
    median(reports.flatMap(({ [profile]: report }) => (report ? figure(report) : [])))
  const time = (profile: Profile) => seconds(middle(profile, ({ largest }) => largest))
  const blocking = (profile: Profile) => milliseconds(middle(profile, (report) => report.blocking))
  const score = (profile: Profile, index: number) =>
    String(Math.round(middle(profile, ({ scores }) => scores[index] ?? Number.NaN)))
  return [
    name,
    categories.map((_, index) => score('slow4g', index)).join(', '),
    time('slow4g'),
    blocking('slow4g'),
    middle('slow4g', ({ shift }) => shift).toFixed(3),
    score('rural3g', 0),
    time('rural3g'),
    blocking('rural3g'),
    reports[0]?.lowEnd ? blocking('lowEnd') : '–',
  ]
}

/**
 * Loads a page once, as fast as it comes, and has Lighthouse simulate each profile from that same
 * load (its own default method).
 */
async function examine(url: string, asked: readonly Profile[]): Promise<Reports> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-lighthouse-'))
  try {
    const chrome = '--chrome-flags=--headless --no-sandbox --disable-gpu'
    await lighthouse(url, `--gather-mode=${folder}`, chrome)
    const reports: Reports = {}
    for (const profile of asked) reports[profile] = await audit(url, folder, profiles[profile])
    return reports
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Lighthouse now and then finds no beginning in what it recorded, and asks to be run again. */
async function retry<Result>(work: () => Promise<Result>, attempts = 3): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (attempts === 1) throw error
    return retry(work, attempts - 1)
  }
}

async function audit(url: string, folder: string, throttling: Throttling): Promise<Report> {
  const path = join(folder, 'artifacts.json')
  const artifacts = JSON.parse(await readFile(path, 'utf8'))
  // Lighthouse refuses to audit under another profile than it thinks it has gathered under.
  Object.assign(artifacts.settings.throttling, throttling)
  await writeFile(path, JSON.stringify(artifacts))
  const settings = Object.entries(throttling).map(
    ([name, value]) => `--throttling.${name}=${value}`,
  )
  const output = await lighthouse(url, `--audit-mode=${folder}`, '--output=json', ...settings)
  const { categories: rated, audits } = JSON.parse(output)
  return {
    scores: categories.map((name) => scoreOf(name, rated[name].score)),
    largest: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
  }
}

/** Of 100. Lighthouse gives none where one of the audits behind it failed: that is no zero. */
function scoreOf(category: string, score: number | null): number {
  if (score === null) throw new Error(`Lighthouse gave no score for ${category}`)
  return score * 100
}

function lighthouse(url: string, ...args: readonly string[]): Promise<string> {
  const quiet = ['--quiet', '--no-enable-error-reporting']
  return runTool('lighthouse', [url, ...args, ...quiet], { CHROME_PATH: findBrowser() })
}
