import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkPortalHasKey, previewKey, readTicket, signTicket } from './ticket.ts'

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

it('is one that a portal has', async () => {
  expect(() => checkPortalHasKey({ PORTAL_DATA: folder })).toThrow(
    /^No portal would accept the link/,
  )
  checkPortalHasKey({ PORTAL_DATA: folder, PORTAL_PREVIEW_KEY: 'k'.repeat(32) })
  await previewKey({ PORTAL_DATA: folder })
  checkPortalHasKey({ PORTAL_DATA: folder })
})

it('is told where it is damaged', async () => {
  writeFileSync(join(folder, 'preview-key'), '')
  await expect(previewKey({ PORTAL_DATA: folder })).rejects.toThrow(
    /preview-key is damaged: delete the file/,
  )
})

it.each([
  ['/', true],
  ['/tourism', true],
  ['/tourism/map-1/', true],
  ['', false],
  ['//tourism.example', false],
  ['/tourism//map', false],
  ['/tourism?lang=fil', false],
  // Takes years where the words of a path can be read in several ways.
  [`/${'a'.repeat(100)}!`, false],
])('a ticket for the page “%s” is good: %s', async (path, isGood) => {
  const key = new TextEncoder().encode('k'.repeat(32))
  const ticket = { site: 'sites/a', section: 'tourism', version: '1.0.0', path }
  const read = await readTicket(await signTicket(ticket, key, 1), key)
  expect(read !== null).toBe(isGood)
})
