import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { readTicket } from '../preview/ticket.ts'
import { storeFolder } from '../release/store.ts'
import { openSite, type Site } from './site.ts'

const cookieName = 'preview'

const over = `This preview link is not valid, or its time is over. Ask the team that sent it for a new one.
Hindi wasto ang link na ito ng paunang tingin, o tapos na ang bisa nito. Humingi ng bago sa pangkat na nagpadala nito.
`

export interface Previews {
  /** Answers the links that begin and end a preview; false for all other requests. */
  handle(path: string, response: ServerResponse): Promise<boolean>
  /** The site that this browser previews, or null where it shows no valid ticket. */
  find(request: IncomingMessage): Promise<Site | null>
}

/**
 * Lets a browser with a signed ticket see a site that is not the current one. Nothing but such a
 * ticket does: neither an address nor anything else that a browser can make up.
 */
export function createPreviews(key: Uint8Array): Previews {
  const sites = new Map<string, Site>()
  const siteOf = (folder: string) => {
    const known = sites.get(folder)
    if (known) return known
    const site = openSite(folder)
    // A few at a time; the one that was opened first goes first.
    for (const oldest of [...sites.keys()].slice(0, -4)) sites.delete(oldest)
    sites.set(folder, site)
    return site
  }
  const open = async (text: string | undefined) => {
    const ticket = text ? await readTicket(text, key) : null
    if (!ticket) return null
    const folder = join(storeFolder, ticket.site)
    try {
      return { ...ticket, opened: siteOf(folder) }
    } catch (error) {
      // One that was deleted meanwhile is only over.
      if (existsSync(folder)) console.error(error)
      return null
    }
  }
  const redirect = (response: ServerResponse, to: string, value: string, expires: Date) => {
    const cookie = `${cookieName}=${value}; Path=/; Expires=${expires.toUTCString()}; HttpOnly; SameSite=Lax`
    response.writeHead(303, { location: to, 'set-cookie': cookie }).end()
  }
  return {
    async handle(path, response) {
      const [, first, text] = path.split('/')
      if (first !== 'preview' || !text) return false
      response.setHeader('cache-control', 'no-store')
      if (text === 'end') {
        redirect(response, '/', '', new Date(0))
        return true
      }
      const ticket = await open(text)
      if (ticket) redirect(response, ticket.path, text, ticket.expires)
      else response.writeHead(410, { 'content-type': 'text/plain; charset=utf-8' }).end(over)
      return true
    },
    async find(request) {
      const cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.-]+)`).exec(
        request.headers.cookie ?? '',
      )
      return (await open(cookie?.[1]))?.opened ?? null
    },
  }
}
