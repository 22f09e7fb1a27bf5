import { type Bilingual, htmlLang, type Language } from '@portal/shared/i18n'
import { municipality } from '@portal/shared/site'
import PDFDocument from 'pdfkit'
import { fontFiles } from './font-files.ts'
import { pack } from './pack.ts'

/** One document on its way: where to draw, and in which language. */
export interface Paper {
  doc: PDFKit.PDFDocument
  language: Language
  pick: (text: Bilingual) => string
  /** The element of the structure tree that takes what is drawn next. */
  parent: PDFKit.PDFStructureElement
}

export interface PaperFacts {
  title: string
  subject: string
  language: Language
  /** Stands in the file as its date: the same facts give the same bytes. */
  created: Date
}

/**
 * Opens an A4 document of the municipality that is tagged, names its language and shows its title.
 * Margins are zero: with others, pdfkit would start pages by itself.
 */
export function openPaper({ title, subject, language, created }: PaperFacts): Paper {
  const author = municipality.title[language]
  const fullTitle = `${title} | ${author}`
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: htmlLang[language],
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: fullTitle,
      Subject: subject,
      Author: author,
      Creator: author,
      Producer: 'PDFKit',
      CreationDate: created,
    },
  })
  for (const [name, file] of Object.entries(fontFiles)) doc.registerFont(name, file)
  const parent = doc.struct('Document', { title: fullTitle })
  doc.addStructure(parent)
  return { doc, language, pick: (text) => text[language], parent }
}

/** Closes the document and gives its bytes, packed. */
export async function closePaper({ doc, parent }: Paper): Promise<Buffer> {
  parent.end()
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((done) => doc.on('end', done))
  doc.end()
  await ended
  return pack(Buffer.concat(chunks))
}
