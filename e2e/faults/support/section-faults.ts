import { releaseOf } from '../../support/pages.ts'
import type { Outage, Strike } from './fault-proxy.ts'
import { pageModule, type SectionUnderTest } from './sections.ts'
import {
  answer,
  answerLoginPage,
  answerStatus,
  hang,
  late,
  refuse,
  replace,
  throwWhenRendered,
  truncate,
  withType,
} from './strikes.ts'

type Target = 'entry' | 'declaration' | 'page' | 'styles' | 'scripts'

export interface SectionFault {
  name: string
  target: Target
  strike: Strike
  /** The release itself is broken: its digests fit what it serves. */
  broken?: true
  /** What is to be seen: as a rule the page's plain text, until the visitor tries again. */
  shows?:
    | 'page'
    | 'text, then the page by itself'
    | 'text, until there is another release'
    | 'text, until the document is loaded anew'
}

const script = (text: string) => answer('text/javascript', text)

/** Everything that goes wrong with one section's release, one at a time. */
export const sectionFaults: readonly SectionFault[] = [
  { name: 'entry: connection reset', target: 'entry', strike: refuse },
  { name: 'entry: 503', target: 'entry', strike: answerStatus(503) },
  { name: 'entry: HTML with status 200', target: 'entry', strike: answerLoginPage },
  { name: 'entry: truncated', target: 'entry', strike: truncate },
  { name: 'entry: as text/plain', target: 'entry', strike: withType('text/plain') },
  { name: 'entry: altered on its way', target: 'entry', strike: replace(/$/, '\n// altered') },
  { name: 'entry: hangs', target: 'entry', strike: hang },
  {
    name: 'entry: 6 s late',
    target: 'entry',
    strike: late(6000),
    shows: 'text, then the page by itself',
  },
  {
    name: 'entry: throws when evaluated',
    target: 'entry',
    strike: script('throw new Error("broken release")'),
    broken: true,
  },
  {
    name: 'entry: neither init nor get',
    target: 'entry',
    strike: script('export const nothing = 1'),
    broken: true,
  },
  {
    name: 'entry: init() never ends',
    target: 'entry',
    strike: script('export const init = () => new Promise(() => {}); export const get = init'),
    broken: true,
  },
  {
    name: 'section without pages',
    target: 'declaration',
    strike: script('export default {}; export const t = {}'),
    broken: true,
  },
  {
    name: 'made for another React',
    target: 'scripts',
    strike: replace(/\^19\.\d+\.\d+/g, '^18.0.0'),
    broken: true,
    shows: 'text, until there is another release',
  },
  { name: 'page: 404 (stale deploy)', target: 'page', strike: answerStatus(404) },
  { name: 'page: HTML with status 200', target: 'page', strike: answerLoginPage },
  { name: 'page: hangs', target: 'page', strike: hang },
  {
    name: 'page: throws while rendering',
    target: 'page',
    strike: throwWhenRendered,
    broken: true,
    shows: 'text, until the document is loaded anew',
  },
  { name: 'styles: 404', target: 'styles', strike: answerStatus(404), shows: 'page' },
  { name: 'styles: hang', target: 'styles', strike: hang, shows: 'page' },
]

/** The fault in one section. */
export function outageOf({ target, strike }: SectionFault, section: SectionUnderTest): Outage {
  const { entry, styles, modules, integrity } = releaseOf(section.id)
  const targets: Record<Target, readonly string[]> = {
    entry: [entry],
    declaration: modules.filter((module) => /\/section\.js$/.test(module)),
    page: [pageModule(section)],
    styles,
    scripts: Object.keys(integrity),
  }
  const hit = new Set(targets[target])
  if (hit.size === 0) throw new Error(`${section.id} has no ${target}`)
  return { hits: (path) => hit.has(path), strike }
}
