import { join } from 'node:path'
import { hotlinesSheet } from '@portal/shared/site'
import { digestOf, writeWithFolder } from '../release/files.ts'
import { pictureAddress, pictureOf, portalPicture } from '../share-pictures/picture-of.ts'
import { filePart } from './file-part.ts'
import type { Composing, Part } from './part.ts'

/**
 * The files that every site carries, whatever its sections publish: forms, hotlines, pictures. What draws
 * them is loaded where one has to be drawn: the store has them nearly always.
 */
export async function commonFiles(composing: Composing): Promise<Part[]> {
  const { composer, releases } = composing
  const digest = digestOf(composer)
  const own = releases.sections.map(pictureOf).filter(({ name }) => name !== portalPicture.name)
  const parts = [
    await filePart(composing, 'forms', digest, async (folder) => {
      const { buildForms } = await import('../forms/build-forms.ts')
      await buildForms(join(folder, 'forms'))
    }),
    await filePart(composing, 'hotlines', digest, async (folder) => {
      const { renderHotlinesSheet } = await import('../hotlines-sheet/hotlines-sheet.ts')
      await writeWithFolder(join(folder, hotlinesSheet.href), await renderHotlinesSheet())
    }),
  ]
  for (const picture of [portalPicture, ...own]) {
    const part = filePart(
      composing,
      `picture-${picture.name}`,
      digestOf(composer, picture),
      async (folder) => {
        const { renderPicture } = await import('../share-pictures/picture.ts')
        await writeWithFolder(join(folder, pictureAddress(picture)), await renderPicture(picture))
      },
    )
    parts.push(await part)
  }
  return parts
}
