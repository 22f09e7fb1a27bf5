import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FormId, formFileName, formHref, forms } from '@portal/shared/forms'
import { type Language, languages } from '@portal/shared/i18n'
import { renderForm } from './render-form.ts'

export interface FormFile {
  id: FormId
  language: Language
  /** Where the portal serves the file. */
  path: string
  bytes: number
}

/**
 * Writes every form in every language to `outDir` as `<id>.<language>.pdf`, and `forms.json`, the
 * list that it also returns. The same facts give the same files on the same Node version.
 */
export async function buildForms(outDir: string): Promise<FormFile[]> {
  await mkdir(outDir, { recursive: true })
  const files: FormFile[] = []
  for (const form of forms) {
    for (const language of languages) {
      const pdf = await renderForm(form, language)
      await writeFile(join(outDir, formFileName(form.id, language)), pdf)
      files.push({ id: form.id, language, path: formHref(form.id, language), bytes: pdf.length })
    }
  }
  await writeFile(join(outDir, 'forms.json'), `${JSON.stringify(files, null, 2)}\n`)
  return files
}
