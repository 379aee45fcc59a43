import { OFFLINE_LIST_FILE, type OfflineList } from '../../model'

/** Number of parallel downloads. */
const AT_ONCE = 6

/** All files of one deploy, in the browser's cache storage. */
export interface OfflineStore {
  list: OfflineList
  find(path: string): Promise<Response | undefined>
}

/** Thrown if the site changes while it is being stored, so that files of two deploys would mix. */
export class DeployChanged extends Error {}

export async function openStore(baseUrl: string): Promise<OfflineStore | undefined> {
  for (const name of await storeNames(baseUrl)) {
    const cache = await caches.open(name)
    const list = await readList(cache, baseUrl)
    if (list) return { list, find: path => cache.match(path) }
  }
  return undefined
}

/**
 * Stores every file of a list. Copies unchanged files from an earlier cache, and keeps those of an interrupted
 * run. The list itself is stored last: a cache without it is incomplete and never used.
 */
export async function fillStore(
  list: OfflineList,
  of: { baseUrl: string; signal?: AbortSignal; onProgress?(done: number, total: number): void },
): Promise<void> {
  const { baseUrl, signal, onProgress } = of
  const cache = await caches.open(nameOf(baseUrl, list.build))
  if (await readList(cache, baseUrl)) return
  const earlier = await openStore(baseUrl)
  const files = Object.entries(list.files)
  const waiting = files.values()
  let done = 0
  let hasFailed = false

  async function storeNext(): Promise<void> {
    for (const [path, hash] of waiting) {
      // After a failure in another download, the cache cannot be completed.
      if (hasFailed) return
      if (!(await cache.match(path))) {
        const kept = earlier?.list.files[path] === hash ? await earlier.find(path) : undefined
        await cache.put(path, kept ?? (await download(path, hash, signal)))
      }
      if (!hasFailed) onProgress?.(++done, files.length)
    }
  }
  const each = Array.from({ length: AT_ONCE }, () =>
    storeNext().catch(error => {
      hasFailed = true
      throw error
    }),
  )
  await Promise.all(each)
  await cache.put(baseUrl + OFFLINE_LIST_FILE, Response.json(list))
}

export async function removeStores(baseUrl: string, except?: string): Promise<void> {
  const names = await storeNames(baseUrl)
  const kept = except && nameOf(baseUrl, except)
  await Promise.all(names.filter(name => name !== kept).map(name => caches.delete(name)))
}

export async function fetchList(baseUrl: string): Promise<OfflineList> {
  const response = await fetch(baseUrl + OFFLINE_LIST_FILE, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${OFFLINE_LIST_FILE}: ${response.status}`)
  return response.json()
}

function nameOf(baseUrl: string, build: string): string {
  return `inkstone-offline ${baseUrl} ${build}`
}

async function storeNames(baseUrl: string): Promise<string[]> {
  return (await caches.keys()).filter(name => name.startsWith(nameOf(baseUrl, '')))
}

async function readList(cache: Cache, baseUrl: string): Promise<OfflineList | undefined> {
  return (await cache.match(baseUrl + OFFLINE_LIST_FILE))?.json()
}

async function download(path: string, hash: string, signal: AbortSignal | undefined): Promise<Response> {
  const response = await fetch(path, { cache: hash ? 'no-cache' : 'default', signal })
  if (!response.ok)
    throw response.status === 404 ? new DeployChanged(path) : new Error(`${path}: ${response.status}`)
  const body = await response.arrayBuffer()
  if (hash && (await sha256(body)) !== hash) throw new DeployChanged(path)
  // A redirected response must not answer a navigation, so a new one is created.
  return new Response(body, { headers: ownHeaders(response.headers) })
}

/** Drops the headers of the encoding, because the stored body is decoded. */
function ownHeaders(headers: Headers): Headers {
  const own = new Headers(headers)
  for (const name of ['content-encoding', 'content-length']) own.delete(name)
  return own
}

async function sha256(data: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  return btoa(String.fromCharCode(...digest))
}
