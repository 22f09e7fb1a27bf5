import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFigures } from '../../../platform/test/figures.ts'
import { root } from '../../../shared/vite/workspace.ts'
import type { AccessibilityCheck } from '../../../shell/content/facts/accessibility-check.ts'
import { isFull } from '../../support/pages.ts'
import { alfaRules } from './alfa.ts'
import { pages, targetWidths, widths } from './matrix.ts'
import { type Checked, checked } from './results.ts'
import { reviewedByAlfa, reviewedByAxe } from './reviewed.ts'

/**
 * Writes what was found into `docs/accessibility.md`, and what the statement on the portal says of
 * it, once all tests have kept their results. Only a full run has all of them.
 */
export default function writeTables(): void {
  if (process.env['PORTAL_FIGURES'] !== '1' || !isFull) return
  const results = checked.read()
  const of = <Kind extends Checked['kind']>(kind: Kind) =>
    results.filter((result): result is Extract<Checked, { kind: Kind }> => result.kind === kind)
  const opened = of('page')
  if (opened.length < pages.length || of('document').length < pages.length) return

  const checks = opened.reduce((sum, { looks }) => sum + looks.length, 0)
  const addresses = new Set(pages.map(({ path }) => path)).size
  const check: AccessibilityCheck = {
    date: new Date().toISOString().slice(0, 10),
    pages: addresses,
    widths: [...widths],
    checks,
    rules: alfaRules,
    documents: of('document').length,
    patterns: of('pattern').length,
  }
  writeFileSync(
    join(root, 'shell/content/facts/accessibility-check.json'),
    `${JSON.stringify(check, null, 2)}\n`,
  )

  const left = opened.flatMap(({ reviewed }) => reviewed)
  const pictures = of('pictures')
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  writeFigures(
    'engines',
    [
      '| check | of what | times | violations |',
      '|---|---|---|---|',
      `| axe: A, AA, 2.1, 2.2, best practice | ${addresses} pages × 2 languages × ${widths.join(', ')} px × light and dark | ${checks} | 0 |`,
      `| Alfa: ${alfaRules} rules | ${addresses} pages × 2 languages | ${opened.filter(({ alfa }) => alfa).length} | 0 |`,
      `| html-validate | every page's document, and the not-found page's | ${check.documents} | 0 |`,
      '',
      `${left.length} times axe could not decide about an element. Each is of one of these kinds, which a person has looked at; any other fails the test:`,
      '',
      ...reviewedByAxe.map(
        ({ rule, because, reason }) =>
          `- \`${rule}\`, \`${because}\`, ${left.filter((other) => other === reason).length} times. ${reason}`,
      ),
      ...reviewedByAlfa.map(({ rule, reason }) => `- \`${rule}\` of Alfa. ${reason}`),
    ].join('\n'),
    'accessibility',
  )
  writeFigures(
    'patterns',
    [
      '| pattern and what it has to do | keys tried |',
      '|---|---|',
      ...of('pattern')
        .sort((one, other) => one.name.localeCompare(other.name))
        .map(({ name, keys }) => `| ${name} | ${keys.map((key) => `\`${key}\``).join(' ')} |`),
    ].join('\n'),
    'accessibility',
  )
  writeFigures(
    'conditions',
    [
      '| condition | pages and languages |',
      '|---|---|',
      ...(of('reflow')[0]?.conditions ?? []).map(
        (name) => `| ${name}: nothing too wide, cut off or overlapping | ${of('reflow').length} |`,
      ),
      `| forced colours, more contrast, reduced motion: every word on show, nothing moves | ${of('preferences').length} |`,
      `| targets of at least 24 px, main ones 44 px, in Filipino on ${targetWidths.join(', ')} px | ${of('targets').length} |`,
      `| pictures: ${sum(pictures.map(({ named }) => named))} with a text alternative, ${sum(pictures.map(({ silent }) => silent))} hidden by intent | ${pictures.length} |`,
    ].join('\n'),
    'accessibility',
  )
}
