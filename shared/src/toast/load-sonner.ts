type Sonner = typeof import('sonner')

let loading: Promise<Sonner> | undefined

/** What draws notices: fetched after the page has come to life, and asked for until it is there. */
export function loadSonner(): Promise<Sonner> {
  loading ??= fetchSonner(1000)
  return loading
}

/** @param pause - before the next attempt, in milliseconds */
async function fetchSonner(pause: number): Promise<Sonner> {
  try {
    return await import('sonner')
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return fetchSonner(2 * pause)
  }
}
