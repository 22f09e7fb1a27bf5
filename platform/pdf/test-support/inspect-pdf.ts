import { getDocumentProxy } from 'unpdf'

/** What a test sees of a document, read by pdf.js: the viewer of Firefox, and not the writer's own code. */
export interface SeenPdf {
  title: unknown
  language: unknown
  tagged: boolean
  showsTitle: boolean
  pages: { width: number; height: number; words: string }[]
  /** All words in reading order, without white space: lines break anywhere. */
  words: string
  fields: SeenField[]
  /** Elements of the structure tree, in order. */
  elements: SeenElement[]
}

interface SeenField {
  id: string
  name: string
  kind: 'text' | 'checkbox' | 'radio'
  tooltip: string
  fillable: boolean
  multiline: boolean
  /** Of what is typed, in points; 0 where the viewer chooses it. */
  fontSize: unknown
  /** Whether it takes more lines than it shows. */
  scrolls: boolean
}

interface SeenElement {
  role: string
  alt: string | undefined
  /** Where it is not the document's. */
  lang: string | undefined
  /** What stands directly in it, without white space. */
  words: string
  /** Ids of the fields that stand directly in it. */
  fields: string[]
}

/** Reads a document as a viewer does. @throws where pdf.js cannot */
export async function inspectPdf(bytes: Uint8Array): Promise<SeenPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const info = readRecord((await pdf.getMetadata()).info)
  const seen: SeenPdf = {
    title: info.Title,
    language: info.Language,
    tagged: (await pdf.getMarkInfo())?.Marked === true,
    showsTitle: readRecord(await pdf.getViewerPreferences()).DisplayDocTitle === true,
    pages: [],
    words: '',
    fields: [],
    elements: [],
  }
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const words = withoutSpace(items.map((item) => ('str' in item ? item.str : '')).join(''))
    seen.pages.push({ width, height, words })
    seen.words += words
    const annotations: unknown[] = await page.getAnnotations()
    seen.fields.push(...annotations.map(readRecord).map(readField))
    collect(await page.getStructTree(), wordsByMark(items), seen.elements)
  }
  return seen
}

/** The text without any white space. */
export function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '')
}

const multiline = 1 << 12
const doNotScroll = 1 << 23

function readField(annotation: Record<string, unknown>): SeenField {
  const kind = annotation.checkBox ? 'checkbox' : annotation.radioButton ? 'radio' : 'text'
  return {
    id: String(annotation.id),
    name: String(annotation.fieldName),
    kind,
    tooltip: String(annotation.alternativeText),
    fillable: !annotation.readOnly && !annotation.hidden && Boolean(annotation.fieldType),
    multiline: (Number(annotation.fieldFlags) & multiline) !== 0,
    fontSize: readRecord(annotation.defaultAppearanceData).fontSize,
    scrolls: (Number(annotation.fieldFlags) & doNotScroll) === 0,
  }
}

/** The words of a page's marked pieces, by the ids that elements know them by. */
function wordsByMark(items: readonly unknown[]): Map<string, string> {
  const words = new Map<string, string>()
  const open: string[] = []
  for (const { type, id, str } of items.map(readRecord)) {
    const mark = open.at(-1) ?? ''
    if (type === 'endMarkedContent') open.pop()
    else if (type) open.push(String(id))
    else words.set(mark, (words.get(mark) ?? '') + withoutSpace(String(str)))
  }
  return words
}

function collect(node: unknown, words: Map<string, string>, into: SeenElement[]): void {
  const { role, alt, lang, children } = readRecord(node)
  const nodes = Array.isArray(children) ? children.map(readRecord) : []
  if (typeof role === 'string') {
    const fields = nodes.filter(({ type }) => type === 'annotation')
    into.push({
      role,
      alt: typeof alt === 'string' ? alt : undefined,
      lang: typeof lang === 'string' ? lang : undefined,
      words: nodes.map(({ id }) => words.get(String(id)) ?? '').join(''),
      fields: fields.map(({ id }) => String(id).replace('pdfjs_internal_id_', '')),
    })
  }
  for (const child of nodes) collect(child, words, into)
}

function readRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
