import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../../shared/vite/workspace.ts'
import { OperatorError } from '../operator-error.ts'
import { checkImports } from './check-imports.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-imports-'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'there.jpg'), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

const check = (source: string) => {
  writeFileSync(join(folder, 'src/page.tsx'), source)
  return checkImports([folder])
}

it.each([
  "import picture from '../gone.jpg'\nexport default <img src={picture} alt='é' />",
  "import '../gone.jpg'",
  "export { default } from '../gone.jpg'",
  "const é = await import('../gone.jpg')",
])('a file that is not there is named with the one that imports it: %s', async (source) => {
  const page = relative(root, join(folder, 'src/page.tsx'))
  await expect(check(source)).rejects.toEqual(
    new OperatorError(`${page} imports ../gone.jpg, which is not there.`),
  )
})

it.each(['../gone.css?inline', '../gone.ts?worker'])('nor is %s there', async (specifier) => {
  await expect(check(`import x from '${specifier}'`)).rejects.toThrow(`imports ${specifier}, `)
})

it.each(["'../there.jpg'", "'../there.jpg?url'", "'./page'", "'./type-error.ts'", "'react.css'"])(
  'nothing is said of %s',
  async (specifier) => {
    await check(`import x from ${specifier}\nimport(\`../\${x}.jpg\`)`)
  },
)
