import type { Registry, SectionRelease } from '@portal/shared/section'
import { trustImportMap } from '../trusted-types.ts'

/** Thrown where the portal has moved on and the document at hand cannot take its new releases. */
export class OutdatedDocument extends Error {
  override name = 'OutdatedDocument'
}

/** How long those who need the registry wait for the same answer, in milliseconds. */
const registryTimeout = 2500

/** Where the shell learns which release of a section to load. */
export interface ReleaseSource {
  /**
   * The release to load for a section.
   * @throws OutdatedDocument where only a fresh document could take it
   */
  find(section: string): Promise<SectionRelease>
  /** The release of a section as far as it is known by now; asks nobody. */
  known(section: string): SectionRelease | null
  /** Learns of all releases ahead of the first change of section. */
  prepare(): void
}

/**
 * The releases that go with this document: its own section's stands in it; all others are asked for
 * once, in `/registry.json`, and then kept, so that a page which stays open goes on with releases
 * that belong together while the portal is published anew.
 */
export function createReleaseSource(own: SectionRelease | null): ReleaseSource {
  let known: Registry | undefined
  let asked: Promise<Registry> | undefined
  const registry = async () => {
    if (known) return known
    asked ??= ask()
    return asked
  }
  let asks = 0
  function ask() {
    const answer = fetchRegistry(asks === 0 ? 'default' : 'no-store').then((registry) => {
      known ??= registry
      return known
    })
    const askAnew = () => {
      if (asked === answer) asked = undefined
    }
    asks += 1
    answer.catch(askAnew)
    // It may still come, but whoever tries again must not wait for it.
    setTimeout(askAnew, registryTimeout)
    return answer
  }
  return {
    async find(section) {
      if (own?.id === section) return own
      const { site, sections } = await registry()
      const documentSite = siteOfDocument()
      // The document's security policy knows the import maps of its own time.
      if (documentSite !== null && documentSite !== site) {
        // It may as well be the registry that is old: the one that the service worker has kept.
        known = asked = undefined
        throw new OutdatedDocument('The portal was published anew')
      }
      const release = sections.find(({ id }) => id === section)
      if (!release) throw new OutdatedDocument(`There is no section ${section} any more`)
      pin(release)
      return release
    },
    known: (section) =>
      own?.id === section ? own : (known?.sections.find(({ id }) => id === section) ?? null),
    prepare: () => void registry().catch(() => {}),
  }
}

/** @param cache - an answer that hangs holds up all others of the same address in Chromium's cache */
async function fetchRegistry(cache: RequestCache): Promise<Registry> {
  const response = await fetch('/registry.json', { cache })
  if (!response.ok) throw new Error(`/registry.json answered ${response.status}`)
  const registry: unknown = await response.json()
  if (!isRegistry(registry)) throw new Error('/registry.json is no registry')
  return registry
}

function isRegistry(value: unknown): value is Registry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'site' in value &&
    'sections' in value &&
    Array.isArray(value.sections) &&
    value.sections.every(isRelease)
  )
}

function isRelease(value: Partial<SectionRelease> | null): boolean {
  return (
    typeof value?.id === 'string' &&
    typeof value.version === 'string' &&
    typeof value.entry === 'string' &&
    Array.isArray(value.styles) &&
    typeof value.modules === 'object' &&
    value.modules !== null &&
    (value.importMap === null || typeof value.importMap === 'string')
  )
}

/** The site that the server said it took this document from; null where it says nothing. */
export function siteOfDocument(): string | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.serverTiming?.find(({ name }) => name === 'site')?.description || null
}

const pinned = new Set<string>()

/** Has the browser check the release's scripts against the digests that they were published with. */
function pin({ entry, importMap }: SectionRelease): void {
  if (importMap === null || pinned.has(entry)) return
  pinned.add(entry)
  const script = document.createElement('script')
  script.type = 'importmap'
  script.textContent = trustImportMap(importMap)
  document.head.append(script)
}
