import { deflateSync } from 'node:zlib'
import { type PdfObject, readPdf } from './read-pdf.ts'

/**
 * Packs a document's small objects into one compressed stream (object streams, PDF 1.5), which
 * pdfkit does not: tags and fields are hundreds of short dictionaries, half of the file.
 */
export function pack(pdf: Buffer): Buffer {
  const { header, objects, catalog, info, fileId } = readPdf(pdf)
  const small = objects.filter(({ stream }) => !stream)
  const packId = objects.length + 1
  const tableId = packId + 1

  const written = [header]
  let position = header.length
  const rows: Row[] = [[0, 0, 0xffff]]
  const write = (id: number, source: Buffer) => {
    rows[id] = [1, position, 0]
    written.push(source)
    position += source.length
  }
  for (const { id, body, stream } of objects) {
    if (stream) write(id, numbered(id, body))
  }
  small.forEach(({ id }, index) => {
    rows[id] = [2, packId, index]
  })
  write(packId, numbered(packId, objectStream(small)))
  const start = position
  rows[tableId] = [1, start, 0]
  const trailer = `/Root ${catalog} /Info ${info} /ID ${fileId}`
  write(tableId, numbered(tableId, crossReferenceStream(rows, trailer)))
  written.push(Buffer.from(`startxref\n${start}\n%%EOF\n`))
  return Buffer.concat(written)
}

/** One line of the cross-reference: its type, and where the object is. */
type Row = readonly [type: number, first: number, second: number]

function numbered(id: number, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${id} 0 obj\n`), body, Buffer.from('\nendobj\n')])
}

function stream(entries: string, data: Buffer): Buffer {
  const packed = deflateSync(data, { level: 9 })
  const head = `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')])
}

function objectStream(objects: readonly PdfObject[]): Buffer {
  let offset = 0
  const index = objects.map(({ id, body }) => {
    const entry = `${id} ${offset}`
    offset += body.length + 1
    return entry
  })
  const head = Buffer.from(`${index.join(' ')}\n`)
  const bodies = objects.flatMap(({ body }) => [body, Buffer.from('\n')])
  const entries = `/Type /ObjStm /N ${objects.length} /First ${head.length}`
  return stream(entries, Buffer.concat([head, ...bodies]))
}

function crossReferenceStream(rows: readonly Row[], trailer: string): Buffer {
  const data = Buffer.alloc(rows.length * 6)
  rows.forEach(([type, first, second], id) => {
    data.writeUInt8(type, id * 6)
    data.writeUIntBE(first, id * 6 + 1, 3)
    data.writeUInt16BE(second, id * 6 + 4)
  })
  return stream(`/Type /XRef /Size ${rows.length} /W [1 3 2] ${trailer}`, data)
}
