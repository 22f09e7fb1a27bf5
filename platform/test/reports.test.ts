import type { JSONReport } from '@playwright/test/reporter'
import { expect, it } from 'vitest'
import type { JsonTestResults } from 'vitest/reporters'
import { playwrightOutcome, vitestOutcome } from './reports.ts'

it('names the tests that failed in vitest, and files that could not be loaded', () => {
  const report = {
    numPassedTests: 7,
    numPendingTests: 1,
    testResults: [
      {
        name: 'shared/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          {
            status: 'failed',
            fullName: 'takes away',
            failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n    at a.test.ts:3'],
          },
        ],
      },
      {
        name: 'shared/b.test.ts',
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
      { name: 'shared/c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  } as unknown as JsonTestResults
  expect(vitestOutcome(report)).toEqual({
    passed: 7,
    skipped: 1,
    failures: [
      'shared/a.test.ts › takes away\n  expected 1 to be 2\n      at a.test.ts:3',
      'shared/b.test.ts\n  no such module',
    ],
    flaky: [],
  })
})

it('names what failed in Playwright, and what only a second try passed', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'e2e/home.spec.ts',
    line: 5,
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  })
  const report = {
    stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 0 },
    errors: [{ message: 'the server did not start' }],
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected', 'it is open')],
        suites: [{ specs: [spec('speaks', 'flaky', 'silent'), spec('sings', 'unexpected')] }],
      },
    ],
  } as unknown as JSONReport
  expect(playwrightOutcome(report)).toEqual({
    passed: 4,
    skipped: 0,
    failures: [
      'e2e/home.spec.ts:5 › closes\n  it is open',
      'e2e/home.spec.ts:5 › sings\n  ',
      'outside the tests\n  the server did not start',
    ],
    flaky: ['e2e/home.spec.ts:5 › speaks\n  silent'],
  })
})

it('keeps the beginning of a long message', () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
  const { failures } = playwrightOutcome({
    stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
    errors: [{ message }],
    suites: [],
  } as unknown as JSONReport)
  expect(failures[0]?.split('\n')).toHaveLength(13)
})
