export interface PdfObject {
  id: number
  /** What stands between `obj` and `endobj`. */
  body: Buffer
  /** Whether it carries a stream, and so cannot be packed with others. */
  stream: boolean
}

interface PdfFile {
  header: Buffer
  /** In order of their ids. */
  objects: PdfObject[]
  catalog: string
  info: string
  fileId: string
}

/**
 * Takes apart a document as pdfkit writes it: one cross-reference table, every object of generation
 * 0, no encryption. Throws on anything else.
 */
export function readPdf(pdf: Buffer): PdfFile {
  const text = pdf.toString('latin1')
  const table = text.lastIndexOf('\nxref\n') + 1
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
    Number(at),
  )
  const ends = [...offsets, table].sort((a, b) => a - b)
  const objects = offsets.map((offset, index) => {
    const end = ends[ends.indexOf(offset) + 1]
    return readObject(index + 1, pdf.subarray(offset, end))
  })
  const trailer = text.slice(text.lastIndexOf('trailer'))
  return {
    header: pdf.subarray(0, ends[0]),
    objects,
    catalog: found(trailer, /\/Root (\d+ 0 R)/),
    info: found(trailer, /\/Info (\d+ 0 R)/),
    fileId: found(trailer, /\/ID (\[.*?\])/s),
  }
}

function readObject(id: number, source: Buffer): PdfObject {
  const start = Buffer.from(`${id} 0 obj\n`)
  const end = Buffer.from('\nendobj\n')
  if (source.indexOf(start) !== 0 || source.lastIndexOf(end) !== source.length - end.length) {
    throw new Error(`object ${id} is not where the cross-reference says`)
  }
  const body = source.subarray(start.length, -end.length)
  return { id, body, stream: body.subarray(-'endstream'.length).toString() === 'endstream' }
}

function found(text: string, pattern: RegExp): string {
  const match = pattern.exec(text)?.[1]
  if (!match) throw new Error(`the trailer lacks ${pattern}`)
  return match
}
