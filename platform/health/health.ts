import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLanguage } from '@portal/shared/i18n'
import { defaultLanguage } from '../../shared/src/i18n/language.ts'
import { documentFile } from '../compose/document.ts'
import { OperatorError } from '../operator-error.ts'
import { currentOf } from '../release/history.ts'
import {
  type ChangedBy,
  readRegistry,
  readSectionRelease,
  readShellRelease,
  shellId,
  storeFolder,
} from '../release/store.ts'
import { inspectPortal, type Reader, type SectionHealth } from './inspect.ts'

/** What `/health.json` answers. */
export interface Health {
  ok: boolean
  /** When it was looked at. */
  at: string
  /** What is wrong beyond single sections: why nothing could be looked at, or what is not there. */
  problem?: string
  site?: string
  sections: (SectionHealth & { contract: string; since: string; by: ChangedBy })[]
}

/** How long a report is good for, in milliseconds: asking often must cost nothing. */
const freshFor = 5_000

/**
 * Looks at the store, at most once in a while whoever asks.
 *
 * @param problems - what else is wrong by then, a sentence each
 */
export function createHealth(problems: () => readonly string[]): () => Promise<Health> {
  let last: Promise<Health> | undefined
  let endedAt = 0
  return () => {
    // Not the time of day: clocks are set back. One that is under way may take longer than it is good for.
    if (!last || performance.now() - endedAt > freshFor) {
      endedAt = Number.POSITIVE_INFINITY
      last = healthOfStore().then((health) => {
        endedAt = performance.now()
        return withoutFolder(withProblems(health, problems()))
      })
    }
    return last
  }
}

function withProblems(health: Health, problems: readonly string[]): Health {
  if (problems.length === 0) return health
  const { problem = '' } = health
  // Why an older site is served may be the very same sentence.
  const others = problems.some((other) => other.includes(problem)) ? [] : [problem]
  return { ...health, ok: false, problem: [...others, ...problems].join(' ') }
}

/** Everybody can read it, and the store's folder may bear the name of a person. */
function withoutFolder(health: Health): Health {
  const { problem } = health
  return problem ? { ...health, problem: problem.replaceAll(storeFolder, 'store') } : health
}

/** The health of what the store's registry names. Never rejects. */
export async function healthOfStore(): Promise<Health> {
  const at = new Date().toISOString()
  try {
    const registry = await readRegistry()
    if (!registry) return { ok: false, at, problem: 'The store is empty.', sections: [] }
    const inspected = await inspectPortal(readerOf(registry.site))
    const sections = await Promise.all(
      inspected.map(async (found) => {
        const { since, by, version } = currentOf(registry, found.id) ?? registry.shell
        const { facts } =
          found.id === shellId
            ? await readShellRelease(version)
            : await readSectionRelease(found.id, version)
        const isCurrent = found.version === version
        return { ...found, ok: found.ok && isCurrent, contract: facts.contract, since, by }
      }),
    )
    const absent = Object.keys(registry.sections).filter(
      (id) => !sections.some((section) => section.id === id),
    )
    return {
      ok: absent.length === 0 && sections.every(({ ok }) => ok),
      at,
      ...(absent.length > 0 && { problem: `The site lacks what was published: ${absent}.` }),
      site: registry.site,
      sections,
    }
  } catch (error) {
    if (error instanceof OperatorError) {
      return { ok: false, at, problem: error.message, sections: [] }
    }
    // It may hold paths of this machine.
    console.error(error)
    return { ok: false, at, problem: 'The store cannot be read: see the log.', sections: [] }
  }
}

/** Reads from the store what the portal answers at an address. */
function readerOf(site: string): Reader {
  return (address) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const language = searchParams.get('lang') ?? defaultLanguage
    const isRelease = /^\/(shell|sections)\//.test(pathname)
    const isPage = !/\.\w+$/.test(pathname)
    const file = isPage && isLanguage(language) ? documentFile(pathname, language) : pathname
    return readFile(join(storeFolder, isRelease ? '' : site, file))
  }
}
