import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../shared/vite/workspace.ts'
import { OperatorError } from '../operator-error.ts'
import { checkTarget, exportedList } from './check-target.ts'

const check = (target: string) =>
  checkTarget(target, {
    store: '/srv/portal/store',
    data: '/srv/portal/data',
    built: join(root, 'dist'),
  })

it.each([
  ['/srv/portal/store', /it is in the store, \/srv\/portal\/store\. Name a folder of its own/],
  ['/srv/portal/store/shell', /it is in the store/],
  ['/srv/portal', /it holds the store/],
  ['/srv/portal/data', /it is in the data folder/],
  ['/srv/portal/data/host', /it is in the data folder/],
  [join(root, 'dist'), /it is in the folder of what is built, .+dist\./],
  [join(root, 'dist/host'), /it is in the folder of what is built/],
  [root, /it holds the folder of what is built/],
  [join(root, 'shell'), /it holds \S+, which no export put there/],
  ['/srv/$host', /nginx serves no folder with “\$” in its name/],
])('refuses %s', (target, message) => {
  expect(() => check(target)).toThrow(OperatorError)
  expect(() => check(target)).toThrow(message)
})

it.each(['/var/www/portal', '/srv/portal/store-2', join(root, 'host')])('takes %s', (target) => {
  expect(() => check(target)).not.toThrow()
})

it('leaves what others put into a folder alone, but for hidden files', () => {
  const target = mkdtempSync(join(tmpdir(), 'export-'))
  mkdirSync(join(target, '.well-known'))
  expect(() => check(target)).not.toThrow()
  writeFileSync(join(target, 'index.html'), 'The town’s former site')
  expect(() => check(target)).toThrow(/it holds index\.html, which no export put there/)
  writeFileSync(join(target, exportedList), '[]')
  expect(() => check(target)).not.toThrow()
  rmSync(target, { recursive: true })
})
