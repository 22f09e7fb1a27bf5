import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../shared/vite/workspace.ts'
import { findFactChecks, formatExpiry, formatFactChecks } from './fact-checks.ts'
import { sampleSources } from './sample-sources.ts'

const today = new Date('2027-11-22T00:00:00Z')
const source = `
export const feesCheck: FactCheck = { checked: '2027-01-05' }
export const hoursCheck: FactCheck = { checked: '2026-11-21' }
export const namesCheck: FactCheck = { checked: null }
export const slipCheck: FactCheck = { checked: '2028-01-01' }
`

it('finds the notes with their line', () => {
  expect(
    findFactChecks('a.ts', source).map(({ line, name, checked }) => [line, name, checked]),
  ).toEqual([
    [2, 'feesCheck', '2027-01-05'],
    [3, 'hoursCheck', '2026-11-21'],
    [4, 'namesCheck', null],
    [5, 'slipCheck', '2028-01-01'],
  ])
})

it('warns of what is older than a year or not yet past, and names samples', () => {
  const text = formatFactChecks(findFactChecks('a.ts', source), today)
  expect(text).toContain('Samples that no office has confirmed (1)\n  a.ts:4  namesCheck\n')
  expect(text).toContain(
    'WARNING: not checked for more than a year (2)\n  a.ts:3  hoursCheck (2026-11-21)\n',
  )
  expect(text).toContain('  a.ts:5  slipCheck (2028-01-01)')
  expect(text.split('\n').at(-1)).toBe('1 of 4 groups of facts were checked within the last year.')
})

it('warns before security.txt is void, and after', () => {
  const far = 'security.txt is good until 2028-10-31T00:00:00Z.'
  expect(formatExpiry('2028-10-31T00:00:00Z', today)).toBe(far)
  const near = 'WARNING: security.txt is good until 2028-01-01'
  expect(formatExpiry('2028-01-01T00:00:00Z', today)).toContain(near)
  const past = 'WARNING: security.txt is void since 2027-11-01'
  expect(formatExpiry('2027-11-01T00:00:00Z', today)).toContain(past)
})

it('sees every note of the sources: none is written in another way', () => {
  const files = sampleSources(root).map(
    (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
  )
  const found = files.flatMap(([file, text]) => findFactChecks(file, text))
  const written = files
    .filter(([file]) => !file.startsWith('platform/'))
    .flatMap(([, text]) => text.match(/FactCheck = /g) ?? [])
  expect(found.length).toBeGreaterThan(5)
  expect(found).toHaveLength(written.length)
  for (const { checked } of found) if (checked) expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})
