import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { previewKey } from './ticket.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-preview-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('is made once and kept with the data', async () => {
  const key = await previewKey({ PORTAL_DATA: folder })
  expect(key).toHaveLength(64)
  expect(await previewKey({ PORTAL_DATA: folder, PORTAL_PREVIEW_KEY: '' })).toEqual(key)
})

it('is told where it is damaged', async () => {
  writeFileSync(join(folder, 'preview-key'), '')
  await expect(previewKey({ PORTAL_DATA: folder })).rejects.toThrow(
    /preview-key is damaged: delete the file/,
  )
})
