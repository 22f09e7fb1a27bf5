type Sonner = typeof import('./sonner.ts')

let loading: Promise<Sonner> | undefined

/** What draws notices: fetched after the page has come to life, and asked for until it is there. */
export function loadSonner(): Promise<Sonner> {
  loading ??= fetchSonner(1000)
  return loading
}

/** @param pause - before the next attempt, in milliseconds */
async function fetchSonner(pause: number): Promise<Sonner> {
  try {
    const sonner = await import('./sonner.ts')
    sonner.adoptNoticeStyles()
    return sonner
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return fetchSonner(2 * pause)
  }
}
