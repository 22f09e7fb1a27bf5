import type { WorkerSettings } from '../../../shell/src/offline/names.ts'

export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** What the worker uses of its global scope: the project's DOM types know pages only. */
interface WorkerScope {
  location: Location
  registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(
    type: 'message',
    listener: (event: LastingEvent & { data: unknown }) => void,
  ): void
  addEventListener(
    type: 'fetch',
    listener: (event: LastingEvent & { request: Request }) => void,
  ): void
}

export const scope = self as unknown as WorkerScope

// Chrome before 103 and Safari before 16 know no signal that times out by itself.
const signals: { timeout?: (time: number) => AbortSignal } = AbortSignal
signals.timeout ??= (time) => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('No answer', 'TimeoutError')), time)
  return controller.signal
}

/** What the shell's release tells the worker; written in by the build. */
declare const portalNames: WorkerSettings
export const names = portalNames

// Releases of the shell from before they said so kept as much.
const { keptAtMost = 32, keptDays = 30 } = portalNames

/** What the shell's privacy policy says of the worker: how many documents it keeps, and how long. */
export const kept = { documents: keptAtMost, seconds: keptDays * 86_400 }
