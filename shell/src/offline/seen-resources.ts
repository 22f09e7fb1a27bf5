import { readSettings } from '@portal/shared/section'

type Resource = string | [url: string, init: RequestInit]

const wanted = /^\/((shell|sections)\/|registry\.json$)/
const lists = /^\/rest\/v1\/(news|events)$/

/**
 * What this page has fetched that it would need again. On the first visit the worker was not there
 * yet to see it; the browser has most of it at hand. Lists of news are asked for as the page did.
 */
export function seenResources(): Resource[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set(addresses)].flatMap((address): Resource[] => {
    const { origin, pathname } = new URL(address)
    if (lists.test(pathname)) return [[address, { headers: dataHeaders() }]]
    return origin === location.origin && wanted.test(pathname) ? [address] : []
  })
}

function dataHeaders(): Record<string, string> {
  const { supabaseAnonKey: key } = readSettings()
  return { apikey: key, authorization: `Bearer ${key}`, prefer: 'count=exact' }
}
