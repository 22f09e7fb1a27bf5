import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { buildTimeData } from './data-plugin.ts'

/** The script and the data files of a build. */
async function buildWith(data: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'list.data.ts'), data)
  writeFileSync(join(folder, 'facts.ts'), "export const facts = ['a secret', 'a sum']")
  writeFileSync(
    join(folder, 'main.ts'),
    "import { list } from './list.data.ts'\nconsole.log(list, list.rest)",
  )
  const result = await build({
    configFile: false,
    root: folder,
    base: '/section/1.0.0/',
    logLevel: 'silent',
    plugins: [buildTimeData()],
    build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'main.ts') } },
  })
  const { output } = result as Rolldown.RolldownOutput
  const textOf = (type: string) =>
    output
      .filter((file) => file.type === type)
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
  return { script: textOf('chunk').join(), data: textOf('asset') }
}

test('a page gets the result, and not what it was made from', async () => {
  const { script } = await buildWith(`
    import { facts } from './facts.ts'
    export const list = { size: facts.length, note: undefined, words: ['"', 'ñ'] }
  `)
  expect(script).toContain('"size": 2')
  expect(script).toContain('"words": ["\\"", "ñ"]')
  expect(script).not.toContain('secret')
  expect(script).not.toContain('note')
})

test('what a function gives is a file of its own, fetched when it is called', async () => {
  const { script, data } = await buildWith(`
    export const list = { rest: [async () => ['older'], async () => ['oldest']] }
  `)
  expect(data.toSorted()).toEqual(['["older"]', '["oldest"]'])
  const calls = script.match(/fetchData\("\/section\/1\.0\.0\/assets\/list\.data-.{8}\.json"\)/g)
  expect(calls).toHaveLength(2)
  // One that hangs must not keep the others from being asked for.
  expect(script).toContain('AbortSignal.timeout')
  expect(script).not.toContain('oldest')
})

test('a module that fails, fails the build', async () => {
  const error = "throw new Error('No size of document 7')\nexport const list = {}"
  await expect(buildWith(error)).rejects.toThrow('No size of document 7')
})

test.each([
  ['{ size: new Date(0) }', 'list.data.ts: list.size is no plain data'],
  ['[1, new Map()]', 'list.data.ts: list[1] is no plain data'],
  ['{ sum: 0 / 0 }', 'list.data.ts: list.sum is no plain data'],
  ['{ words: [undefined] }', 'list.data.ts: list.words[0] is no plain data'],
  ['{ rest: async () => [new Set()] }', 'list.data.ts gives[0] is no plain data'],
  ['{ rest: async () => ({ more: () => 1 }) }', 'list.data.ts gives.more is no plain data'],
  ['{}; export default {}', 'list.data.ts has a default export'],
])('what browsers would get otherwise, such as %s, fails the build', async (list, message) => {
  await expect(buildWith(`export const list = ${list}`)).rejects.toThrow(message)
})
