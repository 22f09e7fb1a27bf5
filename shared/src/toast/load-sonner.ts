type Sonner = Pick<typeof import('sonner'), 'Toaster' | 'toast'>

/** Before the second attempt, in milliseconds; it doubles every time. */
const firstPause = 1000

let loading: Promise<Sonner> | undefined

/** What draws notices: fetched after the page has come to life, and asked for until it is there. */
export function loadSonner(): Promise<Sonner> {
  loading ??= fetchSonner(firstPause)
  return loading
}

/** @param pause - before the next attempt, in milliseconds; less where the line is back before */
async function fetchSonner(pause: number): Promise<Sonner> {
  try {
    const { adoptNoticeStyles, Toaster, toast } = await import('./sonner.ts')
    adoptNoticeStyles()
    return { Toaster, toast }
  } catch (error) {
    if (pause === firstPause) console.warn('Notices could not be loaded:', error)
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
      addEventListener('online', resolve, { once: true })
    })
    return fetchSonner(2 * pause)
  }
}
