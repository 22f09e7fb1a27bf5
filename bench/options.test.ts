import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { OperatorError } from '../platform/operator-error.ts'
import { listenOnLoopback } from './listen.ts'
import { checkAnswers, readOptions } from './options.ts'

const known = { pages: { takesAgainst: true }, server: {} } as const

test('without a name every target is meant', () => {
  expect(readOptions([], known)).toEqual({
    names: ['pages', 'server'],
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

test('other sites are named one by one or in a list', () => {
  const args = [
    '--against',
    'https://a.example/',
    '--against=https://b.example/,https://c.example/',
  ]
  expect(readOptions(args, known).options.against).toEqual([
    'https://a.example/',
    'https://b.example/',
    'https://c.example/',
  ])
})

test('other sites are left to the targets that measure them', () => {
  const against = ['--against', 'https://a.example/']
  expect(readOptions(['server', 'pages', ...against], known).names).toEqual(['server', 'pages'])
  expect(() => readOptions(['server', ...against], known)).toThrow(
    'No other site is measured by server: --against goes with pages.',
  )
})

test.each([
  [['speed'], /no bench speed\. There is: pages, server/],
  [['--against', 'example.org'], /“example.org” is no address/],
  [['--against', ''], /--against names no address/],
  [['--against', ','], /--against names no address/],
  [['--fast'], /--fast.*Known: --against URL\[,URL\] and --quick/],
])('%o is refused with a reason', (args, reason) => {
  expect(() => readOptions(args, known)).toThrow(OperatorError)
  expect(() => readOptions(args, known)).toThrow(reason)
})

test('an address that does not answer is named before anything is measured', async () => {
  const server = createServer((_, response) => response.writeHead(403).end())
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}/`
  await expect(checkAnswers([url])).resolves.toBeUndefined()
  await new Promise((resolve) => server.close(resolve))
  await expect(checkAnswers([url])).rejects.toThrow(OperatorError)
  await expect(checkAnswers([url])).rejects.toThrow(`${url} does not answer (fetch failed: `)
})
