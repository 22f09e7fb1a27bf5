import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/reporters'

/** What came of the tests of one tool. */
export interface Outcome {
  passed: number
  skipped: number
  /** Of each failed test where it is and what it says of its failure, in plain text. */
  failures: string[]
  /** The first failure of each test that passed on its second try. */
  flaky: string[]
}

/** Reads the report of vitest's reporter `json`; a file that cannot be loaded counts as one test. */
export function vitestOutcome(report: JsonTestResults): Outcome {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [failure(name, message)]
    return failed.map((test) =>
      failure(`${name} › ${test.fullName}`, test.failureMessages?.[0] ?? ''),
    )
  })
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failures, flaky: [] }
}

/** Reads the report of Playwright's reporter `json`; what fails outside a test counts as one. */
export function playwrightOutcome({ suites, errors, stats }: JSONReport): Outcome {
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => testsThat('unexpected', suite)),
      ...errors.map(({ message = '' }) => failure('outside the tests', message)),
    ],
    flaky: suites.flatMap((suite) => testsThat('flaky', suite)),
  }
}

function testsThat(status: 'unexpected' | 'flaky', suite: JSONReportSuite): string[] {
  const here = suite.specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) =>
        failure(`${file}:${line} › ${title}`, results[0]?.errors[0]?.message ?? ''),
      ),
  )
  return [...here, ...(suite.suites ?? []).flatMap((inner) => testsThat(status, inner))]
}

/** Of a long message the beginning tells what is wrong; all of it stands where the test ran. */
function failure(name: string, message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, 12)
  return [name, ...lines.map((line) => `  ${line}`)].join('\n')
}
