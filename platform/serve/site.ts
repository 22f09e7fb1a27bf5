import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@portal/shared/i18n'
import { notFoundPath } from '../compose/contents.ts'
import { documentFile } from '../compose/document.ts'
import { policyHeader, type SiteHeaders } from '../compose/security-headers.ts'
import { headersFile, type MadeOf, madeOfFile } from '../compose/site-files.ts'
import { OperatorError } from '../operator-error.ts'
import { listFiles } from '../release/files.ts'
import { storeFolder } from '../release/store.ts'
import { tagOf } from './negotiate.ts'
import { type SendFile, sendFiles } from './send-files.ts'

/** A document in each encoding that a browser may ask for. */
export type ServedDocument = Record<'plain' | 'br' | 'gzip', Copy>

interface Copy {
  body: Buffer
  etag: string
}

/** A composed site. Its documents are in memory: small, read by everyone, and never changing. */
export interface Site {
  folder: string
  madeOf: MadeOf
  /** The headers of an answer; a page's path adds what its document alone may do. */
  headers(path?: string): Record<string, string>
  /** The document at a path, or undefined where there is none. */
  find(path: string, language: Language): ServedDocument | undefined
  notFound(language: Language): ServedDocument
  sendFile: SendFile
}

/**
 * @param folder - a site's folder as compose wrote it
 * @throws OperatorError where anything in it is missing or damaged; what else keeps it from being read,
 *   such as rights, as it is: made anew, it would be no better
 */
export function openSite(folder: string): Site {
  try {
    return readSite(folder)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code && code !== 'ENOENT') throw error
    throw new OperatorError(
      `The site ${folder} is damaged: ${message}. Delete the folders sites, parts and contents in ${storeFolder} and run npm start: it makes them anew from the releases.`,
    )
  }
}

function readSite(folder: string): Site {
  const { all, policies }: SiteHeaders = readJson(folder, headersFile)
  const documents = new Map(
    listFiles(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readDocument(join(folder, file))]),
  )
  const notFound = (language: Language) => {
    const document = documents.get(documentFile(notFoundPath, language))
    if (!document) throw new Error(`${folder} holds no not-found page`)
    return document
  }
  languages.forEach(notFound)
  return {
    folder,
    madeOf: readJson(folder, madeOfFile),
    headers: (path) => {
      const policy = path === undefined ? undefined : policies[path]
      return policy === undefined ? all : { ...all, [policyHeader]: policy }
    },
    find: (path, language) =>
      path === notFoundPath ? undefined : documents.get(documentFile(path, language)),
    notFound,
    sendFile: sendFiles(folder),
  }
}

function readJson(folder: string, file: string) {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
}

function readDocument(path: string): ServedDocument {
  return { plain: readCopy(path), br: readCopy(`${path}.br`), gzip: readCopy(`${path}.gz`) }
}

function readCopy(path: string): Copy {
  const body = readFileSync(path)
  return { body, etag: tagOf(body) }
}
