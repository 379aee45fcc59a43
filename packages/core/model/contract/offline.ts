/** Service worker script, relative to the base URL. */
export const WORKER_FILE = 'sw.js'

/** List of the files for offline reading, relative to the base URL. */
export const OFFLINE_LIST_FILE = 'offline.json'

export interface OfflineList {
  /** Hash of the fields below; differs between deploys. */
  build: string
  pages: number
  /** Transfer size of all files. */
  bytes: number
  /** Content hash by address: SHA-256 in base64; empty where the address already contains a hash. */
  files: Record<string, string>
  /** Redirects by old address, which otherwise the host answers. */
  redirects: Record<string, string>
}

/** Settings that the service worker starts with. */
export interface WorkerSettings {
  baseUrl: string
  /** Build of the list that it serves. */
  build: string
}
