import type { Registry } from '../../../shared/src/section/directory.ts'
import type { KeepPages } from '../../../shell/src/offline/names.ts'
import { rememberDataSaver } from './data-saver.ts'
import { rememberLanguage } from './language.ts'
import { lastAnswers, registryPath } from './last-answers.ts'
import { fetchTimeout } from './limits.ts'
import { recall, remember } from './memory.ts'
import { keptPage, savePage, tidyPages } from './page-store.ts'
import { isInPreview, notePreview } from './preview-mode.ts'
import type { SavedDocument } from './read-page.ts'
import { isFile, ReleaseFiles } from './release-files.ts'
import { settled } from './saved-pages.ts'
import type { LastingEvent } from './scope.ts'

/** A page that was saved within this time is not fetched again because it is seen, in milliseconds. */
const justNow = 60_000

/**
 * Keeps the page that is shown, and those that must open without a network: these once a day, and
 * when the portal was published anew, in each language; with each page until all is kept.
 */
export async function keepPages(message: KeepPages, event: LastingEvent): Promise<void> {
  const { seen, ahead, lists, language, dataSaver } = message
  await rememberLanguage(language)
  await rememberDataSaver(dataSaver)
  if (await isInPreview()) return
  // A saved copy was shown while the page itself is still on its way.
  await settled(seen)
  const kept = await keptPage(seen, language)
  // A clock that was ahead may have been set right since.
  const isNew = kept !== null && Math.abs(Date.now() - kept.at) < justNow
  try {
    const shown = isNew ? kept : await fetchPage(seen)
    if (!shown) return
    const today = new Date().toDateString()
    const wanted = [shown.edition, today, ...ahead, ...lists].join(' ')
    // Who changes the language to and fro has both.
    const mark = `ahead-${language}`
    if ((await recall(mark)) !== wanted && (await keepAhead(message, event))) {
      await remember(mark, wanted)
    }
  } finally {
    // Where there was no room, too.
    await tidyPages()
  }
}

/** @returns whether nothing is left to try again: all is kept, or the browser has no room for it */
async function keepAhead({ seen, ahead, lists }: KeepPages, event: LastingEvent): Promise<boolean> {
  let isDone = true
  try {
    for (const path of ahead) {
      if (path !== seen && !(await fetchPage(path))) isDone = false
    }
    for (const list of lists) {
      const answer = await lastAnswers.site.handle({ event, request: new Request(list) })
      if (!answer.ok) isDone = false
      else if (list.endsWith(registryPath)) {
        if (!(await keepLateParts(ahead, await answer.json(), event))) isDone = false
      }
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error
  }
  return isDone
}

const releaseFiles = new ReleaseFiles()

/**
 * Keeps what the late parts of pages need: their documents name only what brings the rest to life.
 *
 * @returns whether all of it came
 */
async function keepLateParts(
  pages: readonly string[],
  { sections = [] }: Partial<Registry>,
  event: LastingEvent,
): Promise<boolean> {
  const files = sections.flatMap(({ late = {}, importMap }) => {
    const { integrity = {} }: Pinned = JSON.parse(importMap ?? '{}')
    return pages.flatMap((path) => late[path] ?? []).map((file) => [file, integrity[file]] as const)
  })
  const answers = await Promise.all(
    [...new Map(files)].map(([file, integrity = '']) => keep(file, integrity)),
  )
  return answers.every((isKept) => isKept)

  async function keep(file: string, integrity: string): Promise<boolean> {
    // The visitor reads meanwhile.
    const how: RequestInit = { priority: 'low', signal: AbortSignal.timeout(fetchTimeout) }
    const request = new Request(file, { integrity, ...how })
    const [answer] = await Promise.all(releaseFiles.handleAll({ event, request }))
    // One that is gone does not come by asking again.
    return answer !== undefined && (isFile(answer) || answer.status === 404)
  }
}

/** What an import map says of the files of a release. */
interface Pinned {
  integrity?: Readonly<Record<string, string>>
}

/** Fetches and keeps a page in the language that the cookie names; null where the portal gives none. */
async function fetchPage(path: string): Promise<SavedDocument | null> {
  const response = await fetch(path, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(fetchTimeout),
  })
  if (response.status === 200) await notePreview(response)
  return savePage(path, response)
}
