import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../shared/vite/workspace.ts'
import { runCommand } from '../run-command.ts'
import { needsOfCheckout } from '../whole-checkout.ts'
import { findNginx } from './nginx.ts'
import { findPostgres } from './postgres.ts'
import { type Outcome, playwrightOutcome, vitestOutcome } from './reports.ts'

/**
 * `npm test`: the static checks, then every unit test, then every journey and every fault in a real
 * browser. Runs them all even where one fails, then says again what failed, since only the end of a
 * long log may be at hand, names the programs that some tests run against and that are not there,
 * and ends with the line `N passed, N failed`. With `--full` each fault is tried in every section
 * instead of one, which takes some minutes more.
 */
await runCommand(async () => {
  needsOfCheckout('npm test', ['shell', 'supabase', 'e2e'])
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'))
  const report = (name: string) => join(folder, `${name}.json`)
  const results = [
    run('types', ['tsc', '--noEmit', '-p', 'tsconfig.json']),
    run('lint', ['biome', 'check', '--error-on-warnings']),
    run('unused', ['knip', '--no-config-hints']),
    run(
      'unit',
      [
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report('unit')}`,
      ],
      () => vitestOutcome(readJson(report('unit'))),
    ),
  ]
  const browser = await findBrowser()
  results.push(browser, run('build', ['tsx', 'platform/release/build.ts']))
  if (process.argv.includes('--full')) process.env['PORTAL_TEST_FULL'] = '1'
  const inBrowser = browser.failures.length === 0 ? ['playwright', 'faults', 'releases', 'dev'] : []
  for (const name of inBrowser) {
    process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = report(name)
    const config = `e2e/${name}.config.ts`
    const args = ['test', '--config', config, '--reporter=list,json']
    results.push(
      run(config, ['playwright', ...args], () => playwrightOutcome(readJson(report(name)))),
    )
  }
  rmSync(folder, { recursive: true })
  const failures = results.flatMap((outcome) => outcome.failures)
  for (const it of results.flatMap((outcome) => outcome.flaky)) console.log(`\nFlaky: ${it}`)
  for (const it of failures) console.log(`\nFailed: ${it}`)
  const sum = (key: 'passed' | 'skipped') => results.reduce((total, it) => total + it[key], 0)
  const missing = [
    ...(findNginx() ? [] : ['nginx']),
    ...((await findPostgres()) ? [] : ['PostgreSQL']),
  ]
  if (missing.length > 0) console.log(`\nNot tried, since it is not here: ${missing.join(', ')}`)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  console.log(`${sum('passed')} passed, ${failures.length} failed${skipped}`)
  process.exitCode = failures.length > 0 ? 1 : 0
})

/** Runs one tool; without a report of its own it counts as one test. */
function run(name: string, [tool = '', ...args]: string[], read?: () => Outcome): Outcome {
  console.log(`\n--- ${name}`)
  const start = performance.now()
  const bin = join(root, 'node_modules/.bin', tool)
  const { status } = spawnSync(bin, args, { cwd: root, stdio: 'inherit' })
  const ok = status === 0
  console.log(
    `--- ${name}: ${ok ? 'ok' : 'failed'} in ${Math.round((performance.now() - start) / 1000)} s`,
  )
  const outcome = read
    ? tryRead(name, read)
    : { passed: ok ? 1 : 0, skipped: 0, failures: [], flaky: [] }
  // A tool that fails without a failed test (it crashed, or never started) still fails the run.
  return ok || outcome.failures.length > 0 ? outcome : { ...outcome, failures: [name] }
}

/** Counts as a test: without a browser nothing that needs one is tried. */
async function findBrowser(): Promise<Outcome> {
  const found: Outcome = { passed: 1, skipped: 0, failures: [], flaky: [] }
  try {
    // Only now: a team's checkout has not all that it imports.
    const { ensureBrowser } = await import('./browser.ts')
    const { findTestBrowser } = await import('../../e2e/support/browser.ts')
    ensureBrowser(findTestBrowser)
    return found
  } catch (error) {
    return { ...found, passed: 0, failures: [(error as Error).message] }
  }
}

function tryRead(name: string, read: () => Outcome): Outcome {
  try {
    return read()
  } catch {
    return { passed: 0, skipped: 0, failures: [`${name}: left no report`], flaky: [] }
  }
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
