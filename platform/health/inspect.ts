import { languages } from '@portal/shared/i18n'
import { type Directory, directoryId, pageId, type Registry } from '@portal/shared/section'
import { parse } from 'node-html-parser'
import type { PageData } from '../../shell/src/document/document-data.ts'
import { integrityOf } from '../release/files.ts'
import { shellId } from '../release/store.ts'

/** What is found out about one section, or about the shell. */
export interface SectionHealth {
  id: string
  version: string
  ok: boolean
  /** How many scripts and sheets were asked for, and those that are missing, scripts also altered. */
  files: number
  wrongFiles: string[]
  /** How many documents were asked for, and those that are missing or of another release. */
  documents: number
  wrongDocuments: string[]
}

/**
 * Reads what the portal answers at an address; null where it has nothing there. Rejects where it does not
 * answer.
 */
export type Reader = (address: string) => Promise<Uint8Array | null>

/**
 * Looks at a portal as a browser sees it: whether all files of all current releases answer with what
 * was published, and whether every document belongs to the current release of its section.
 *
 * @throws where there is no portal at all
 */
export async function inspectPortal(read: Reader): Promise<SectionHealth[]> {
  // One file that breaks off is told like one that is missing, with all else that is wrong.
  const found = (address: string) => read(address).catch(() => null)
  const registry = portals<Registry>('/registry.json', await required('/registry.json'))
  const home = parse(await required('/'))
  const ofHome = <Data>(selector: string) =>
    portals<Data>('/', home.querySelector(selector)?.textContent)
  const directory = ofHome<Directory>(`#${directoryId}`)
  const page = ofHome<PageData>(`#${pageId}`)
  const shellMap = ofHome<Integrity>('script[type="importmap"]')
  const shellVersion = page.entry.split('/')[2] ?? ''
  const known = [
    ...registry.sections.map(({ id, version, styles, importMap }) => {
      const { integrity }: Integrity = JSON.parse(importMap ?? '{"integrity":{}}')
      return { id, version, styles, integrity }
    }),
    { id: shellId, version: shellVersion, styles: page.styles, integrity: shellMap.integrity },
  ]
  return Promise.all(
    known.map(async ({ id, version, styles, integrity }) => {
      const own = id === shellId ? '/shell/' : `/sections/${id}/`
      const scripts = Object.entries(integrity).filter(([address]) => address.startsWith(own))
      const sheets = styles.filter((address) => address.startsWith(own))
      const paths = directory.sections.find((section) => section.id === id)?.pages ?? []
      const documents = paths.flatMap(({ path }) =>
        languages.map((language) => `${path}?lang=${language}`),
      )
      const [wrongScripts, wrongSheets, wrongDocuments] = await Promise.all([
        wrong(scripts, async ([address, digest]) => isContent(await found(address), digest)),
        wrong(sheets, async (address) => (await found(address)) !== null),
        wrong(documents, async (address) => isOfRelease(await found(address), id, version)),
      ])
      const wrongFiles = [...wrongScripts.map(([address]) => address), ...wrongSheets]
      return {
        id,
        version,
        ok: wrongFiles.length === 0 && wrongDocuments.length === 0,
        files: scripts.length + sheets.length,
        wrongFiles,
        documents: documents.length,
        wrongDocuments,
      }
    }),
  )

  async function required(address: string): Promise<string> {
    const content = await read(address)
    if (content === null) throw new Error(`${address} does not answer`)
    return new TextDecoder().decode(content)
  }
}

/** Data of a portal. @throws where another site answers, such as the page by which a network is joined */
function portals<Data>(address: string, text = ''): Data {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`what ${address} answers is no portal's`, { cause })
  }
}

interface Integrity {
  integrity: Record<string, string>
}

/** The items for which something is not so. One after another: a phone's line may be between us. */
async function wrong<Item>(
  items: readonly Item[],
  isRight: (item: Item) => Promise<boolean>,
): Promise<Item[]> {
  const found: Item[] = []
  for (const item of items) if (!(await isRight(item))) found.push(item)
  return found
}

function isContent(content: Uint8Array | null, digest: string): boolean {
  return content !== null && integrityOf(content) === digest
}

function isOfRelease(content: Uint8Array | null, id: string, version: string): boolean {
  if (content === null) return false
  const text = parse(new TextDecoder().decode(content)).getElementById(pageId)?.textContent
  if (!text) return false
  try {
    const page: PageData = JSON.parse(text)
    return id === shellId
      ? page.entry.startsWith(`/shell/${version}/`)
      : page.release?.id === id && page.release.version === version
  } catch {
    // Cut off: what else was found must be told all the same.
    return false
  }
}
