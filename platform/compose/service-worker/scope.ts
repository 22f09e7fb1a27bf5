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

/** What the shell's release tells the worker; written in by the build. */
declare const portalNames: WorkerSettings
export const names = portalNames
