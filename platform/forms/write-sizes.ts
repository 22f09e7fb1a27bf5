import { writeFile } from 'node:fs/promises'
import { formIds } from '@portal/shared/forms'
import { languages } from '@portal/shared/i18n'
import type { FormFile } from './build-forms.ts'

const target = new URL('../../shared/src/forms/sizes.ts', import.meta.url)

/**
 * Writes the sizes that the pages show. In kilobytes of 1000 bytes, since the last bytes depend on
 * the compression library of the Node version that built the files.
 */
export async function writeSizes(files: readonly FormFile[]): Promise<void> {
  const rows = formIds.map((id) => {
    const sizes = languages.map((language) => `${language}: ${kilobytes(files, id, language)}`)
    return `  '${id}': { ${sizes.join(', ')} },`
  })
  await writeFile(
    target,
    `import type { Language } from '../i18n/language.ts'
import type { FormId } from './form.ts'

/** Written by \`npm run forms\`; a test of the builder fails when it is out of date. */
export const formKilobytes: Record<FormId, Record<Language, number>> = {
${rows.join('\n')}
}
`,
  )
}

function kilobytes(files: readonly FormFile[], id: string, language: string): number {
  const file = files.find((each) => each.id === id && each.language === language)
  if (!file) throw new Error(`no file of ${id} in ${language}`)
  return Math.round(file.bytes / 1000)
}
