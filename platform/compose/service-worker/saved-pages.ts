import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { languages } from '../../../shared/src/i18n/language.ts'
import { normalizePath } from '../../../shared/src/section/directory.ts'
import { savesData } from './data-saver.ts'
import { givingUp } from './giving-up.ts'
import { rememberedLanguage } from './language.ts'
import { askingTime, networkTimeout, shellTimeout } from './limits.ts'
import { findPage, savePage, tidyPages } from './page-store.ts'
import { isInPreview, notePreview } from './preview-mode.ts'
import { names } from './scope.ts'

/** Copies on their way into the store, by path. */
const underWay = new Map<string, Promise<unknown>>()

/** Resolves when a page that is being fetched has been saved, or could not be. */
export async function settled(path: string): Promise<void> {
  await underWay.get(path)
}

/**
 * Documents. A page that is opened shows its saved copy at once; the network is asked meanwhile, and
 * the page asks whether it has changed. A reload, and the page's own question, wait for the network
 * for a few seconds, and the shell for a page's text half as long. Where there is no copy either, a
 * page says what cannot be shown.
 */
export class SavedPages extends Strategy {
  constructor() {
    super({ plugins: [givingUp(askingTime)] })
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const path = normalizePath(pathname)
    const language = await rememberedLanguage(searchParams.get('lang'))
    const asked = askNetwork(path, request, handler)
    const network = asked.then(({ response }) => response)
    // Nobody listens where the saved copy is enough.
    network.catch(() => {})
    // The event ends where nothing is answered, and with it the browser's question.
    const saving = Promise.race([asked, after(askingTime, null)])
      .then((answered) => answered?.saving)
      .catch(() => {})
    underWay.set(path, saving)
    // It goes on after the saved copy was shown, so that the next visit has a newer one.
    handler.waitUntil(saving)
    if (await isInPreview()) return network

    const inLanguage = await findPage(path, [language])
    if (inLanguage && isOpening(request)) return inLanguage
    // One in the other language is for when there is nothing else.
    const saved = inLanguage ?? (await findPage(path, languages))
    if (saved) {
      return Promise.race([
        network.then(
          (response) => (response.status < 500 ? response : saved),
          () => saved,
        ),
        after(isForText(request) ? shellTimeout : networkTimeout, saved),
      ])
    }
    return network.catch(async (error) => {
      const standIn =
        request.mode === 'navigate' && (await findPage(names.offlinePath, [language, ...languages]))
      if (standIn) return standIn
      throw error
    })
  }
}

/** The value, after a time in milliseconds. */
function after<Value>(time: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, time, value))
}

/** A visitor follows a link or an address; whoever loads a page anew wants to see a newer one. */
function isOpening(request: Request): boolean {
  return request.mode === 'navigate' && !wantsNewer(request)
}

/** The shell shows a page's text where its scripts do not come. */
function isForText(request: Request): boolean {
  return request.mode !== 'navigate' && !wantsNewer(request)
}

function wantsNewer({ cache }: Request): boolean {
  return cache === 'no-cache' || cache === 'reload'
}

/** The network's answer, and what it changes in the store. */
async function askNetwork(path: string, request: Request, handler: StrategyHandler) {
  const response = await handler.fetch(request)
  if (![200, 404, 410].includes(response.status)) return { response }
  await notePreview(response)
  const copy = response.clone()
  // The page itself goes without its scripts where data is saved.
  const filesFrom = (await savesData(response)) ? 'only-if-cached' : 'default'
  // Where there was no room for it, too.
  return { response, saving: savePage(path, copy, filesFrom).finally(tidyPages) }
}
