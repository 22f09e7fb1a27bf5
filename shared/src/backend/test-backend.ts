import { afterEach, beforeEach, vi } from 'vitest'

/** What stands in for the network. For tests. */
export const fetching = vi.fn<typeof fetch>()

/** An answer as PostgREST gives it. */
export const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers })

export function settings(json: string) {
  document.body.innerHTML = `<script type="application/json" id="portal-settings">${json}</script>`
}

/** Each test asks a backend that answers nothing until it is told what, by a clock that stands. */
export function putBackendInPlace(): void {
  beforeEach(async () => {
    // The first import of the client takes longer than the fake clock would wait.
    await import('@supabase/supabase-js')
    vi.useFakeTimers()
    vi.stubGlobal('fetch', fetching)
    settings('{"supabaseUrl":"https://data.example","supabaseAnonKey":"key"}')
  })
  afterEach(() => {
    fetching.mockReset()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
