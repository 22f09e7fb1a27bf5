import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { typedPath } from './typed-path.ts'

it('is meant from the folder in which the command was typed, which need not be the checkout', () => {
  expect(typedPath('news.json', { INIT_CWD: '/home/clerk' })).toBe('/home/clerk/news.json')
  expect(typedPath('/srv/www', { INIT_CWD: '/home/clerk' })).toBe('/srv/www')
  expect(typedPath('news.json', {})).toBe(resolve('news.json'))
})
