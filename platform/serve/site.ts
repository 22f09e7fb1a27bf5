import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@portal/shared/i18n'
import { headersFile } from '../compose/compose.ts'
import { documentFile } from '../compose/document.ts'
import { integrityOf, listFiles } from '../release/files.ts'

/** A document in each encoding that a browser may ask for. */
export interface ServedDocument {
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

/** A composed site in memory: it is small, read by everyone, and never changes. */
export interface Site {
  /** Headers of every answer. */
  headers: Record<string, string>
  /** The document at a path, or undefined where there is none. */
  find(path: string, language: Language): ServedDocument | undefined
  notFound(language: Language): ServedDocument
}

/** @param folder - a site's folder as compose wrote it */
export function openSite(folder: string): Site {
  const headers: Record<string, string> = JSON.parse(
    readFileSync(join(folder, headersFile), 'utf8'),
  )
  const documents = new Map(
    listFiles(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readDocument(join(folder, file))]),
  )
  const notFound = (language: Language) => {
    const document = documents.get(documentFile('/404', language))
    if (!document) throw new Error(`${folder} holds no not-found page`)
    return document
  }
  languages.forEach(notFound)
  return {
    headers,
    find: (path, language) =>
      path === '/404' ? undefined : documents.get(documentFile(path, language)),
    notFound,
  }
}

function readDocument(path: string): ServedDocument {
  const plain = readFileSync(path)
  return {
    etag: `"${integrityOf(plain).slice(7, 29)}"`,
    plain,
    br: readFileSync(`${path}.br`),
    gzip: readFileSync(`${path}.gz`),
  }
}
