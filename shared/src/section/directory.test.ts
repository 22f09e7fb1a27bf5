import { expect, test } from 'vitest'
import { type Directory, findPage, normalizePath } from './index.ts'

const title = { en: 'About', fil: 'Tungkol' }
const home = { id: 'home', menu: [] }
const directory: Directory = {
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
  expect(findPage(directory, pathname)?.page.path).toBe(path)
})

test.each(['/About', '/about/us', '/toString'])('%s is no page', (pathname) => {
  expect(findPage(directory, pathname)).toBeNull()
})
