import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { root, sectionFolder, sectionIds, shellFolder } from '../../shared/vite/workspace.ts'

const folders = [shellFolder, ...sectionIds().map(sectionFolder)]
const pages = folders.flatMap((folder) =>
  readdirSync(join(folder, 'src/pages'))
    .map((name) => join(folder, 'src/pages', name))
    .filter((page) => existsSync(join(page, 'page.tsx'))),
)

// The linter sees how an import is written, not where it leads: `../` may be the page itself.
it.each(pages.map((page) => [relative(root, page), page]))(
  '%s imports no other page',
  (_, page) => {
    const others = pages.filter((other) => other !== page)
    const files = readdirSync(page, { recursive: true, encoding: 'utf8' })
    const strays = files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(page, file), 'utf8')
        const imports = [...text.matchAll(/\b(?:from|import)[\s(]*'(\.[^']+)'/g)]
        return imports
          .map(([, to = '']) => resolve(page, file, '..', to))
          .filter((to) => others.some((other) => `${to}/`.startsWith(`${other}/`)))
          .map((to) => `${file}: ${relative(root, to)}`)
      })
    expect(strays).toEqual([])
  },
)

it('knows the pages', () => {
  expect(pages.length).toBeGreaterThan(20)
})
