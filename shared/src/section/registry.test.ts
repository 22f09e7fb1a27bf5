import { expect, test } from 'vitest'
import { findPage, normalizePath, type Registry } from './index.ts'

const title = { en: 'About', fil: 'Tungkol' }
const home = { id: 'home', version: '1', entry: '', styles: [], menu: [] }
const registry: Registry = {
  sections: [
    {
      ...home,
      pages: [
        { path: '/', title },
        { path: '/about', title },
      ],
    },
  ],
}

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['//', '/'],
])('%s is the page %s', (pathname, path) => {
  expect(normalizePath(pathname)).toBe(path)
  expect(findPage(registry, pathname)?.page.path).toBe(path)
})

test.each(['/About', '/about/us', '/toString'])('%s is no page', (pathname) => {
  expect(findPage(registry, pathname)).toBeNull()
})
