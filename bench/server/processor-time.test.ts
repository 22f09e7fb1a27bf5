import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { processorTime } from './processor-time.ts'

test.runIf(existsSync('/proc/self/stat'))('the time of a busy process grows with its work', () => {
  const before = processorTime(process.pid) ?? Number.NaN
  const end = process.cpuUsage().user + 200_000
  while (process.cpuUsage().user < end);
  const used = (processorTime(process.pid) ?? Number.NaN) - before
  expect(used).toBeGreaterThanOrEqual(180)
})

test('nothing is known of a process that is not there', () => {
  expect(processorTime(2 ** 30)).toBeNull()
})
