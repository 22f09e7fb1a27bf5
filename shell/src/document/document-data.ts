import { directoryId, pageId, previewId } from '@portal/shared/document-names'
import { htmlLang, type Language, languages } from '@portal/shared/i18n'
import { type Directory, readData, type SectionRelease } from '@portal/shared/section'

/** A release that is tried out on the live portal by one browser. */
export interface Preview {
  /** The section's id, and the version that is tried. */
  section: string
  version: string
}

/** What a document says of its own page: whatever brings it to life. */
export interface PageData {
  /** Address of the shell's first module, and of all modules and sheets that are fetched with it. */
  entry: string
  modules: readonly string[]
  styles: readonly string[]
  /** The release of the section that the page belongs to; null on the shell's own pages. */
  release: SectionRelease | null
}

/** All sections and pages, as this document was composed with them. */
export function readDirectory(from: Document = document): Directory {
  return readData(directoryId, from)
}

/** @throws where the document was not composed */
export function readPageData(from: Document = document): PageData {
  return readData(pageId, from)
}

/** The release that this browser tries out, or null as a rule. */
export function readPreview(): Preview | null {
  return document.getElementById(previewId) ? readData(previewId) : null
}

/** The language that this document was composed in. */
export function readLanguage(): Language {
  const { lang } = document.documentElement
  return languages.find((language) => htmlLang[language] === lang) ?? 'en'
}
