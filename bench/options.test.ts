import { expect, test } from 'vitest'
import { OperatorError } from '../platform/operator-error.ts'
import { readOptions } from './options.ts'

const known = ['pages', 'server']

test('without a name every target is meant', () => {
  expect(readOptions([], known)).toEqual({
    names: known,
    options: { against: [], quick: false },
  })
})

test('names and options are read in any order', () => {
  const against = 'https://a.example/,http://localhost:8080/b'
  expect(readOptions(['--quick', 'pages', '--against', against], known)).toEqual({
    names: ['pages'],
    options: { against: ['https://a.example/', 'http://localhost:8080/b'], quick: true },
  })
})

test.each([
  [['speed'], /no bench speed\. There is: pages, server/],
  [['--against', 'example.org'], /“example.org” is no address/],
  [['--fast'], /--fast.*Known: --against URL\[,URL\] and --quick/],
])('%o is refused with a reason', (args, reason) => {
  expect(() => readOptions(args, known)).toThrow(OperatorError)
  expect(() => readOptions(args, known)).toThrow(reason)
})
