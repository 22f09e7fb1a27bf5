import { join } from 'node:path'
import { hotlinesSheet } from '@portal/shared/site'
import { buildForms } from '../forms/build-forms.ts'
import { renderHotlinesSheet } from '../hotlines-sheet/hotlines-sheet.ts'
import { digestOf, writeWithFolder } from '../release/files.ts'
import { renderPicture } from '../share-pictures/picture.ts'
import { pictureAddress, pictureOf, portalPicture } from '../share-pictures/picture-of.ts'
import { filePart } from './file-part.ts'
import type { Composing, Part } from './part.ts'

/** The files that every site carries, whatever its sections publish: forms, hotlines, pictures. */
export async function commonFiles(composing: Composing): Promise<Part[]> {
  const { composer, releases } = composing
  const digest = digestOf(composer)
  const own = releases.sections.map(pictureOf).filter(({ name }) => name !== portalPicture.name)
  const parts = [
    await filePart(composing, 'forms', digest, async (folder) => {
      await buildForms(join(folder, 'forms'))
    }),
    await filePart(composing, 'hotlines', digest, async (folder) =>
      writeWithFolder(join(folder, hotlinesSheet.href), await renderHotlinesSheet()),
    ),
  ]
  for (const picture of [portalPicture, ...own]) {
    const part = filePart(
      composing,
      `picture-${picture.name}`,
      digestOf(composer, picture),
      async (folder) =>
        writeWithFolder(join(folder, pictureAddress(picture)), await renderPicture(picture)),
    )
    parts.push(await part)
  }
  return parts
}
