import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { usedStyles } from './used-styles.ts'

const used = (words: string, ...sheets: string[]) =>
  usedStyles(
    sheets.map((sheet) => parse(sheet)),
    new Set(words.split(' ')),
  )

test.each([
  ['a tag', 'p', 'p{margin:0}a{margin:0}', 'p{margin:0}'],
  ['any element', 'p', '*{margin:0}', '*{margin:0}'],
  ['a class among others', 'one', '.one,.two{margin:0}', '.one{margin:0}'],
  ['all parts of a selector', 'one', '.one .two{margin:0}.one:hover{top:0}', '.one:hover{top:0}'],
  ['a name that is escaped', 'sm:w-1/2', '.sm\\:w-1\\/2{top:0}', '.sm\\:w-1\\/2{top:0}'],
  ['an attribute', 'type', '[type]{top:0}[hidden]{top:0}', '[type]{top:0}'],
  ['its value', 'type a', '[type="a"]{top:0}[type=b]{top:0}', '[type="a"]{top:0}'],
  ['a state that comes later', 'details', 'details[open]{top:0}', 'details[open]{top:0}'],
  ['a state of the markup', 'button', 'button:disabled{top:0}', ''],
  ['one of several', 'one', ':is(.one,.two){top:0}:where(.two){top:0}', ':is(.one,.two){top:0}'],
  [
    'what is elsewhere',
    'one',
    '.one:not(.two):has(.three){top:0}',
    '.one:not(.two):has(.three){top:0}',
  ],
  [
    'what no markup has',
    'p',
    '::backdrop{top:0}:root,:host{top:0}',
    '::backdrop{top:0}:root{top:0}',
  ],
  ['importance', 'p', 'p{top:0!important}', 'p{top:0!important}'],
])('keeps rules by %s', (_, words, sheet, expected) => {
  expect(used(words, sheet)).toBe(expected)
})

test('keeps a group of rules only where one of them is used, but every layer', () => {
  const sheet =
    '@charset "utf-8";@layer a,b;@layer a{i{top:0}}@layer b{@media screen{p{top:0}}@media print{i{top:0}}}'
  expect(used('p', sheet)).toBe(
    '@charset "utf-8";@layer a,b;@layer a{}@layer b{@media screen{p{top:0}}}',
  )
})

test('keeps the variables that are read, also by another variable and from another sheet', () => {
  const theme = ':root{--one:var(--two);--two:1px;--three:2px}@property --four{syntax:"*"}'
  expect(used('p', theme, 'p{top:var(--one)}i{top:var(--three)}')).toBe(
    ':root{--one:var(--two);--two:1px}p{top:var(--one)}',
  )
})

test('leaves out what stands in for a variable that every element has', () => {
  const theme = ':root{--one:1px}@media print{:root{--two:1px}}.three{--three:1px}'
  expect(used('p', theme, 'p{top:var(--one,2px);left:var(--two,2px);right:var(--three,2px)}')).toBe(
    ':root{--one:1px}@media print{:root{--two:1px}}p{top:var(--one);left:var(--two,2px);right:var(--three,2px)}',
  )
})

test('keeps the animations that are played, with what they read', () => {
  const moves = '@keyframes move{from{top:var(--start)}}@keyframes turn{to{rotate:1turn}}'
  expect(used('p', `:root{--start:1px}${moves}p{animation:move 1s}i{animation:turn 1s}`)).toBe(
    ':root{--start:1px}@keyframes move{from{top:var(--start)}}p{animation:move 1s}',
  )
})

test('reads one sheet for many pages', () => {
  const sheet = parse('p,i{top:0}')
  expect(usedStyles([sheet], new Set(['p']))).toBe('p{top:0}')
  expect(usedStyles([sheet], new Set(['i']))).toBe('i{top:0}')
})
