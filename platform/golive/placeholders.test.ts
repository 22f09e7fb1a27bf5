import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findPlaceholders, formatPlaceholders } from './placeholders.ts'
import { sampleSources } from './sample-sources.ts'

const source = `
/** Values marked \`// placeholder\` are samples. */
export const office = {
  phone: '(088) 000-0100', // placeholder
  email: 'info@town.example', // placeholder
  video: 'https://videos.example/@town', // placeholder
  head: 'Amihan Molave', // placeholder: until the election
  hours: '8 to 5',
  seats: 7, // placeholder
}
// placeholder: biographies, until the members send them
export const lives = []
export const placeholder = 'Search' // placeholders are not marks
`

it('finds marked lines, with their number, kind and value', () => {
  expect(
    findPlaceholders('a.ts', source).map(({ line, kind, value }) => [line, kind, value]),
  ).toEqual([
    [4, 'phone', "phone: '(088) 000-0100'"],
    [5, 'email', "email: 'info@town.example'"],
    [6, 'web', "video: 'https://videos.example/@town'"],
    [7, 'words', "head: 'Amihan Molave' (until the election)"],
    [9, 'figure', 'seats: 7'],
    [11, 'block', 'biographies, until the members send them'],
  ])
})

it('finds marks of SQL', () => {
  const found = findPlaceholders('seed.sql', '-- placeholder: news\nselect 1 -- placeholder\n')
  expect(found.map(({ line, kind, value }) => [line, kind, value])).toEqual([
    [1, 'block', 'news'],
    [2, 'figure', 'select 1'],
  ])
})

it('does not take the digits of a name for a figure', () => {
  const [found] = findPlaceholders('a.ts', "'seat-1': 'Marangal Ipil', // placeholder")
  expect(found?.kind).toBe('words')
})

it('prints them by kind with the count', () => {
  const text = formatPlaceholders(findPlaceholders('a.ts', source))
  expect(text).toContain("Telephone numbers (1)\n  a.ts:4  phone: '(088) 000-0100'\n")
  expect(text.split('\n').at(-1)).toBe('6 placeholders in 1 file are left.')
  expect(formatPlaceholders(findPlaceholders('a.ts', '7 // placeholder'))).toMatch(
    /^1 placeholder in 1 file is left\.$/m,
  )
  expect(formatPlaceholders([])).toBe('No placeholders are left.')
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'golive-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('reads the sources of all such folders and nothing else', () => {
  for (const file of [
    'shared/src/site.ts',
    'mf-home/content/facts/news.ts',
    'shell/src/app.tsx',
    'shell/src/app.test.tsx',
    'shell/node_modules/x/index.ts',
    'platform/forms/copy.ts',
    'supabase/seed.sql',
    'supabase/migrations/1_news.sql',
    'e2e/a.ts',
    'shared/note.md',
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  expect(sampleSources(folder)).toEqual([
    'mf-home/content/facts/news.ts',
    'platform/forms/copy.ts',
    'shared/src/site.ts',
    'shell/src/app.tsx',
    'supabase/seed.sql',
  ])
})
