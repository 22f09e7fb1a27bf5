import { OperatorError } from '../operator-error.ts'

interface Name {
  en: string
  fil: string
}

/**
 * The name of a new section in each language. The English one serves both where it is the only one
 * given, and the id where there is none.
 *
 * @throws OperatorError where a name would leave titles empty, or end the text in the sources early
 */
export function sectionName(id: string, given: { [Language in keyof Name]?: string }): Name {
  const en = given.en ?? id.charAt(0).toUpperCase() + id.slice(1)
  const name = { en, fil: given.fil ?? en }
  const names = Object.values(name)
  if (names.some((text) => text.trim() === '')) {
    throw new OperatorError(
      'A name cannot be blank: leave --en and --fil out to name the section after its id.',
    )
  }
  if (names.some((text) => /['\\\n]/.test(text))) {
    throw new OperatorError(
      'A name cannot hold an apostrophe or a backslash: write it in the files later.',
    )
  }
  return name
}
