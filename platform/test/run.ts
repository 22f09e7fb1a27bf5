import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../shared/vite/index.ts'
import { runCommand } from '../run-command.ts'
import { ensureBrowser } from './browser.ts'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

/**
 * `npm test`: the static checks, then every unit test, then every journey and every fault in a real
 * browser. Runs them all even where one fails, and ends with the line `N passed, N failed`. With
 * `--full` each fault is tried in every section instead of two, which takes some minutes more.
 */
await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'))
  const report = (name: string) => join(folder, `${name}.json`)
  const results = [
    run('types', ['tsc', '--noEmit', '-p', 'tsconfig.json']),
    run('lint', ['biome', 'check', '--error-on-warnings']),
    run('unused', ['knip']),
    run(
      'unit',
      [
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report('unit')}`,
      ],
      () => vitestCounts(report('unit')),
    ),
  ]
  ensureBrowser()
  results.push(run('build', ['tsx', 'platform/release/build.ts']))
  if (process.argv.includes('--full')) process.env['PORTAL_TEST_FULL'] = '1'
  for (const name of ['playwright', 'faults', 'releases', 'dev']) {
    process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = report(name)
    const config = `e2e/${name}.config.ts`
    const args = ['test', '--config', config, '--reporter=list,json']
    results.push(run(config, ['playwright', ...args], () => playwrightCounts(report(name))))
  }
  rmSync(folder, { recursive: true })
  const sum = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
})

/** Runs one tool; without a report of its own it counts as one test. */
function run(name: string, [tool = '', ...args]: string[], count?: () => Counts): Counts {
  console.log(`\n--- ${name}`)
  const start = performance.now()
  const bin = join(root, 'node_modules/.bin', tool)
  const { status } = spawnSync(bin, args, { cwd: root, stdio: 'inherit' })
  const ok = status === 0
  console.log(
    `--- ${name}: ${ok ? 'ok' : 'failed'} in ${Math.round((performance.now() - start) / 1000)} s`,
  )
  const counts = count ? tryCount(count) : { passed: ok ? 1 : 0, failed: 0, skipped: 0 }
  // A tool that fails without a failed test (it crashed, or never started) still fails the run.
  return { ...counts, failed: ok ? counts.failed : Math.max(1, counts.failed) }
}

function tryCount(count: () => Counts): Counts {
  try {
    return count()
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

function vitestCounts(path: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = readJson(path)
  // A file that cannot be loaded has no failed test, only a failed suite.
  const failed = numFailedTests || numFailedTestSuites
  return { passed: numPassedTests, failed, skipped: numPendingTests }
}

function playwrightCounts(path: string): Counts {
  const { stats } = readJson(path)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
