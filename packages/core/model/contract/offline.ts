/** Script of the service worker, below the base URL. */
export const WORKER_FILE = 'sw.js'

/** What reading without a network needs, below the base URL. */
export const OFFLINE_LIST_FILE = 'offline.json'

export interface OfflineList {
  /** Hash of all that follows: the list of another deploy has another. */
  build: string
  pages: number
  /** What storing all of it sends over the line. */
  bytes: number
  /** By address: the SHA-256 of what stands there, in base64; empty where the address changes with the content. */
  files: Record<string, string>
  /** Old addresses, which hosts answer themselves, and where they lead. */
  redirects: Record<string, string>
}

/** What the service worker knows when it starts. */
export interface WorkerSettings {
  baseUrl: string
  /** The list it serves. */
  build: string
}
