import type { Language } from '../i18n/language.ts'

/** One part of a published document's text, from top to bottom. */
export type DocumentBlock =
  /** Of a part of the document, or of a part of such a part. */
  | { kind: 'heading'; text: string; level?: 2 | 3 }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | {
      kind: 'table'
      columns: readonly { label: string; align?: 'left' | 'right' }[]
      rows: readonly (readonly string[])[]
    }
  | { kind: 'signature'; name: string; position: string }

/**
 * A document that a section publishes as a PDF, at `/documents/<id>.pdf`. The section's release
 * carries the files; its pages only carry their addresses and sizes.
 */
export interface PublishedDocument {
  /** Lower-case letters, digits and hyphens; unique in the portal. */
  id: string
  /** The language that the document is written in. */
  language: Language
  title: string
  subtitle?: string
  /** The office that issues it. */
  office: string
  /** ISO date. */
  date: string
  blocks: readonly DocumentBlock[]
}

/** Where the portal serves a document. */
export function documentHref(id: string): string {
  return `/documents/${id}.pdf`
}
