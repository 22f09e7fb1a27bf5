import { writeFigures } from '../../../platform/test/figures.ts'
import { type Result, readResults } from './results.ts'
import { type SectionFault, sectionFaults } from './section-faults.ts'
import { allSections } from './sections.ts'
import { limit, mostStarved } from './visit.ts'

const ids = allSections.map(({ id }) => id)

/** Writes the tables of faults, once all tests have kept their results. */
export default function writeTable(): void {
  const results = readResults()
  const isComplete = sectionFaults.every((fault) => resultsOf(results, fault).length === ids.length)
  // A run of some tests, or with one that failed, has no table to write.
  if (!isComplete) return
  const names = new Set(sectionFaults.map(({ name }) => name))
  const others = results.filter(({ fault }) => !names.has(fault))
  const longest = Math.max(...results.map(({ standIn }) => standIn ?? 0))
  const text = [
    `${sectionFaults.length} faults were tried in each of ${ids.length} sections, on a visit by its address and by a link, and ${others.length} in what all sections need and in parts of a page. The figure is the longest time until something was shown in place of what is missing: ${seconds(longest)} at the worst, and at most ${limit / 1000} s are allowed. Up to ${mostStarved / 1000} s in which the busy machine did not let the page run are not counted.`,
    '',
    'In a section: by an address the page’s own text is readable from the start, by a link it takes the place of the page. Another section, the header and the emergency numbers worked meanwhile, and the document was not loaded anew, but where the table says so.',
    '',
    table(
      ['fault', ...ids, 'afterwards'],
      sectionFaults.map((fault) => row(results, fault)),
    ),
    '',
    'In what all sections need, and in parts of a page; here the document was loaded anew once where the registry says that the portal has moved on, and never else:',
    '',
    table(
      ['fault', 'where', 'ok', 'shown instead after'],
      others
        .sort((a, b) => a.fault.localeCompare(b.fault))
        .map(({ fault, place, standIn }) => [fault, place, '✓', seconds(standIn)]),
    ),
  ]
  writeFigures('faults', text.join('\n'))
}

function resultsOf(results: readonly Result[], { name }: SectionFault): Result[] {
  return results.filter(({ fault }) => fault === name)
}

function row(results: readonly Result[], fault: SectionFault): string[] {
  const found = resultsOf(results, fault)
  const cells = ids.map((id) => {
    const result = found.find(({ place }) => place === id)
    return result ? `✓ ${seconds(result.standIn)}` : ''
  })
  const afterwards = {
    page: 'was never away',
    'text, then the page by itself': 'comes by itself',
    'text, until there is another release': 'stays refused',
    'text, until the document is loaded anew': 'comes with another document, by “Try again”',
  }
  return [fault.name, ...cells, fault.shows ? afterwards[fault.shows] : 'recovers by “Try again”']
}

function seconds(time: number | null): string {
  return time === null ? 'the page stays' : `${(time / 1000).toFixed(1)} s`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
