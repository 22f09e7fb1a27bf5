import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { stylesConfig } from './styles-config.ts'
import { root, sectionFolder, sectionIds, shellFolder } from './workspace.ts'

async function sheetOf(folder: string): Promise<string> {
  const config = stylesConfig(folder, join(root, 'never-written'))
  const built = await build({ ...config, build: { ...config.build, write: false } })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  const sheet = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  return sheet?.type === 'asset' ? String(sheet.source) : ''
}

const registered = (sheet: string) => sheet.match(/@property --[\w-]+/g) ?? []

test.each(sectionIds())('the sheet of %s registers nothing of its own', async (id) => {
  const sheet = await sheetOf(sectionFolder(id))
  expect(sheet).toContain('{')
  expect(registered(sheet), 'to be added to shared/src/styles/base/registered.css').toEqual([])
})

test('the sheet of the shell registers what those of sections need', async () => {
  expect(registered(await sheetOf(shellFolder))).toContain('@property --tw-divide-y-reverse')
})
