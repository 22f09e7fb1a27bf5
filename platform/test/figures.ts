import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../shared/vite/workspace.ts'

/** The parts of a page of `docs` that tests write, by the tests' subject. */
export type Subject =
  | 'faults'
  | 'offline'
  | 'messages'
  | 'killed'
  | 'database'
  | 'content'
  | 'integrity'
  | 'search'
  | 'engines'
  | 'patterns'
  | 'conditions'

/**
 * Writes what a test has measured, and on which day, into its part of `docs/reliability.md`, or of
 * another page of `docs`, when the tests run with `PORTAL_FIGURES=1`; a plain test run changes no file.
 *
 * @param text - Markdown
 */
export function writeFigures(subject: Subject, text: string, page = 'reliability'): void {
  if (process.env['PORTAL_FIGURES'] !== '1') return
  const day = new Date().toISOString().slice(0, 10)
  writePart(`docs/${page}.md`, subject, `${text.trim()}\n\nMeasured on ${day}.`)
}

/**
 * Writes text between the lines `<!-- name -->` and `<!-- end -->` of a page.
 *
 * @param page - path below the root
 * @param text - Markdown
 * @throws where the page has no such part
 */
export function writePart(page: string, name: string, text: string): void {
  const path = join(root, page)
  const before = readFileSync(path, 'utf8')
  const part = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- end -->)`)
  if (!part.test(before)) throw new Error(`${path} has no part for ${name}`)
  writeFileSync(
    path,
    before.replace(part, (_, start, end) => `${start}${text.trim()}\n${end}`),
  )
}
