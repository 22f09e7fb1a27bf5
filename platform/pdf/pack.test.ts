import { inflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { pack } from './pack.ts'
import { inspectPdf } from './test-support/inspect-pdf.ts'

async function sample(): Promise<Buffer> {
  const doc = new PDFDocument({ pdfVersion: '1.7', info: { Title: 'Baryo ng Peñablanca' } })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((done) => doc.on('end', done))
  // The very words that end an object must not mislead the reader.
  doc.text('endobj').addPage().text('endstream')
  doc.initForm().formText('answer', 10, 10, 100, 20)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

it('keeps pages, words, fields and title', async () => {
  const pdf = await sample()
  const packed = await inspectPdf(pack(pdf))
  expect(packed).toEqual({ ...(await inspectPdf(pdf)), fields: packed.fields })
  expect(packed).toMatchObject({ title: 'Baryo ng Peñablanca', words: 'endobjendstream' })
  expect(packed.fields).toMatchObject([{ name: 'answer', fillable: true }])
})

it('makes the file smaller', async () => {
  const pdf = await sample()
  expect(pack(pdf).length).toBeLessThan(pdf.length)
})

it('refuses a file that pdfkit did not write', async () => {
  const pdf = await sample()
  const shifted = Buffer.concat([Buffer.from('%comment\n'), pdf])
  expect(() => pack(shifted)).toThrow(/cross-reference/)
  expect(() => pack(Buffer.from('%PDF-1.7\n'))).toThrow(/trailer/)
})

it('tells the place of every object in the pack, which lenient readers do not need', async () => {
  const packed = pack(await sample())
  const text = packed.toString('latin1')
  const packAt = text.lastIndexOf(' obj\n', text.indexOf('/ObjStm'))
  const packId = Number(/\d+ 0$/.exec(text.slice(0, packAt))?.[0].split(' ')[0])
  const head = inflate(packed, packAt).toString('latin1').split('\n', 1)[0] ?? ''
  const ids = head.split(' ').filter((_, index) => index % 2 === 0)
  const table = inflate(packed, Number(/startxref\n(\d+)/.exec(text)?.[1]))
  ids.forEach((id, index) => {
    const row = table.subarray(Number(id) * 6, Number(id) * 6 + 6)
    expect([row[0], row.readUIntBE(1, 3), row.readUInt16BE(4)]).toEqual([2, packId, index])
  })
  expect(ids.length).toBeGreaterThan(5)
})

/** The data of the first stream from `offset` on. */
function inflate(pdf: Buffer, offset: number): Buffer {
  const start = pdf.indexOf('stream\n', offset) + 'stream\n'.length
  return inflateSync(pdf.subarray(start, pdf.indexOf('\nendstream', start)))
}
