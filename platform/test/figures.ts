import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../shared/vite/index.ts'

/** The parts of `docs/reliability.md` that tests write, by the tests' subject. */
export type Subject =
  | 'faults'
  | 'offline'
  | 'messages'
  | 'killed'
  | 'database'
  | 'content'
  | 'integrity'

/**
 * Writes what a test has measured into its part of `docs/reliability.md`, when the tests run with
 * `PORTAL_FIGURES=1`; a plain test run changes no file.
 *
 * @param text - Markdown
 */
export function writeFigures(subject: Subject, text: string): void {
  if (process.env['PORTAL_FIGURES'] !== '1') return
  const path = join(root, 'docs/reliability.md')
  const page = readFileSync(path, 'utf8')
  const part = new RegExp(`(<!-- ${subject} -->\n)[^]*?(<!-- end -->)`)
  if (!part.test(page)) throw new Error(`${path} has no part for ${subject}`)
  writeFileSync(
    path,
    page.replace(part, (_, start, end) => `${start}${text.trim()}\n${end}`),
  )
}
