import type { SupabaseClient } from '@supabase/supabase-js'
import { readSettings } from '../section/settings.ts'
import { within } from '../within.ts'

/** How long one request, or the code for it, may take, in milliseconds; a phone on a weak signal is given time. */
export const requestTimeout = 15_000

let made: { for: string; client: Promise<SupabaseClient> } | undefined

/**
 * The one client of the data. Its code is fetched at the first call, never with the page. A fetch that
 * failed is tried anew at the next call.
 */
export function supabase(): Promise<SupabaseClient> {
  const { supabaseUrl, supabaseAnonKey } = readSettings()
  const url = supabaseUrl === '' ? window.location.origin : supabaseUrl
  const key = `${url} ${supabaseAnonKey}`
  if (made?.for === key) return made.client

  const client = createSupabase(url, supabaseAnonKey)
  made = { for: key, client }
  client.catch(() => {
    made = undefined
  })
  return client
}

async function createSupabase(url: string, anonKey: string): Promise<SupabaseClient> {
  const code = within(requestTimeout, import('@supabase/supabase-js'))
  const { createClient } = await code.catch((cause) => {
    // What is said of a script that did not come is not for visitors.
    throw new Error('', { cause })
  })
  return createClient(url, anonKey, {
    // Nobody signs in: no session is kept, no timer runs, no address is searched for tokens.
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { timeout: requestTimeout },
    global: { fetch: fetchWhole },
  })
}

/** The client's time ends with the head of an answer: this one holds it until the whole has come. */
async function fetchWhole(...request: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...request)
  const body = await answer.text()
  // An answer such as 204 may have no body at all, not even an empty one.
  return new Response(body === '' ? null : body, answer)
}
