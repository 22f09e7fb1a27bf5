import { type Bilingual, htmlLang, type Language } from '@portal/shared/i18n'
import PDFDocument from 'pdfkit'
import { copy, type FormCopy } from '../copy/index.ts'
import { fontFiles } from './font-files.ts'
import { openForm, type Reference } from './objects.ts'
import { pack } from './pack.ts'

/** One document on its way: where to draw, and in which language. */
export interface Paper {
  doc: PDFKit.PDFDocument
  language: Language
  copy: FormCopy
  pick: (text: Bilingual) => string
  /** The element of the structure tree that takes what is drawn next. */
  parent: PDFKit.PDFStructureElement
  /** Drawings of fields that have been made, to be used again. */
  appearances: Map<string, Reference>
}

export interface PaperFacts {
  title: string
  subject: string
  author: string
  language: Language
}

/** The same facts give the same bytes: no clock goes into a form. */
const creationDate = new Date('2025-01-01T00:00:00Z')

/**
 * Opens an A4 document that is tagged, names its language and shows its title.
 * Margins are zero: with others, pdfkit would start pages by itself.
 */
export function openPaper({ title, subject, author, language }: PaperFacts): Paper {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: htmlLang[language],
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Creator: author,
      Producer: 'PDFKit',
      CreationDate: creationDate,
    },
  })
  openForm(doc)
  for (const [name, file] of Object.entries(fontFiles)) doc.registerFont(name, file)
  const parent = doc.struct('Document', { title })
  doc.addStructure(parent)
  return {
    doc,
    language,
    copy: copy[language],
    pick: (text) => text[language],
    parent,
    appearances: new Map(),
  }
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
