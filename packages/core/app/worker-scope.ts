/** The global scope of a service worker, as far as ours use it; TypeScript has it only where it has no document. */
export interface WorkerScope {
  location: Location
  clients: { claim(): Promise<void> }
  registration: { unregister(): Promise<boolean> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

interface Extendable {
  /** Keeps the worker running until then. */
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends Extendable {
  request: Request
  respondWith(answer: Promise<Response>): void
}
