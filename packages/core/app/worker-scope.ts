/**
 * The part of a service worker's global scope that is used here; TypeScript's own types conflict with those of
 * the DOM.
 */
export interface WorkerScope {
  location: Location
  clients: { claim(): Promise<void> }
  registration: { unregister(): Promise<boolean> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

interface Extendable {
  /** Keeps the worker running until the promise settles. */
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends Extendable {
  request: Request
  respondWith(answer: Promise<Response>): void
}
