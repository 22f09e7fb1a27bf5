import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

/** One cell as it stands in the file. */
const cell = (value: string | number) => toCsv([[value]]).slice(1, -2)

it('starts with a byte order mark and ends every row with CRLF', () => {
  expect(
    toCsv([
      ['Title', 'Progress'],
      ['Bridge', 40],
    ]),
  ).toBe('\ufeffTitle,Progress\r\nBridge,40\r\n')
})

describe('quotes', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['₱2,500,000', '"₱2,500,000"'],
    [' blanks ', ' blanks '],
  ])('%j as %j', (value, written) => {
    expect(cell(value)).toBe(written)
  })
})

describe('disarms what a spreadsheet would run', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+639', "'+639"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1+1', "' =1+1"],
    ['\t=1', "'\t=1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['＝1+1', "'＝1+1"],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("https://x.example","y")', '"\'=HYPERLINK(""https://x.example"",""y"")"'],
  ])('%j as %j', (value, written) => {
    expect(cell(value)).toBe(written)
  })

  it('but leaves numbers and signs within a text alone', () => {
    expect(cell(-5)).toBe('-5')
    expect(cell('2025-2026')).toBe('2025-2026')
  })
})
