/** What a municipality must replace before the portal goes live, by the look of the value. */
export const kinds = [
  { id: 'phone', title: 'Telephone numbers', looks: /\(\d{2,3}\) \d{3}-\d{4}/ },
  { id: 'web', title: 'Web addresses', looks: /https?:\/\// },
  { id: 'email', title: 'E-mail addresses', looks: /[\w.]+@[\w-]+\.\w+/ },
  { id: 'date', title: 'Dates', looks: /\b\d{4}-\d{2}-\d{2}\b/ },
  { id: 'figure', title: 'Figures', looks: /(?<![\w-])\d[\d.,_]*/ },
  { id: 'words', title: 'Names and words', looks: /['"`]/ },
  { id: 'block', title: 'Whole blocks, by what is still to come', looks: /.*/ },
] as const

export type Kind = (typeof kinds)[number]['id']

export interface Placeholder {
  kind: Kind
  file: string
  line: number
  /** The marked code, or for a mark on a line of its own what it says about the block below. */
  value: string
}

const mark = /^(?<code>.*?)(?:\/\/|--) placeholder(?:: (?<note>.*))?$/

/** Finds the lines of one file that end with `// placeholder`, in SQL `-- placeholder`, with or without a note behind it. */
export function findPlaceholders(file: string, source: string): Placeholder[] {
  return source.split('\n').flatMap((text, index) => {
    const { code = '', note = '' } = mark.exec(text.trim())?.groups ?? {}
    if (!mark.test(text.trim())) return []
    const value = code.trim().replace(/,$/, '')
    const found =
      value === ''
        ? { kind: 'block' as const, value: note }
        : { kind: kindOf(value), value: note ? `${value} (${note})` : value }
    return [{ file, line: index + 1, ...found }]
  })
}

function kindOf(value: string): Kind {
  return kinds.find(({ looks }) => looks.test(value))?.id ?? 'block'
}

/** The list as text: a paragraph for each kind, `file:line  value` within, and the count. */
export function formatPlaceholders(placeholders: readonly Placeholder[]): string {
  if (placeholders.length === 0) return 'No placeholders are left.'
  const groups = kinds.flatMap(({ id, title }) => {
    const ofKind = placeholders.filter(({ kind }) => kind === id)
    if (ofKind.length === 0) return []
    const lines = ofKind.map(({ file, line, value }) => `  ${file}:${line}  ${value}`)
    return [`${title} (${ofKind.length})\n${lines.join('\n')}\n`]
  })
  const files = new Set(placeholders.map(({ file }) => file)).size
  const inFiles = `${files} ${files === 1 ? 'file' : 'files'}`
  const left =
    placeholders.length === 1
      ? `1 placeholder in ${inFiles} is left.`
      : `${placeholders.length} placeholders in ${inFiles} are left.`
  return [...groups, left].join('\n')
}
