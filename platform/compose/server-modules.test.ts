import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import type { SectionRelease } from '../release/release.ts'
import { importSection } from './server-modules.ts'

const folder = mkdtempSync(join(tmpdir(), 'section-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a section that calls itself otherwise than its folder is named, with what to do', async () => {
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'server/section.mjs'), `export default { id: 'library', pages: [] }`)
  const release = { facts: { id: 'reading', version: '1.0.0' }, folder } as SectionRelease
  const imported = importSection(release)
  await expect(imported).rejects.toThrow(OperatorError)
  await expect(imported).rejects.toThrow(/calls itself “library”.*write “reading” there/)
})
