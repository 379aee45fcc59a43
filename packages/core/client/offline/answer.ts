import { cleanPath } from '../../model'
import { type OfflineStore, openStore } from './store'

/** Milliseconds to wait for the network if a page is cached. */
const PATIENCE = 3000

/** Creates the worker's fetch handler: network first for pages, cache first for other files. */
export function createAnswer(baseUrl: string): (request: Request) => Promise<Response> {
  let opened: Promise<OfflineStore | undefined> | undefined

  return async request => {
    opened ??= openStore(baseUrl)
    const store = await opened
    // Not yet filled, or removed by the reader.
    if (!store) opened = undefined
    if (!store) return fetch(request)
    const { pathname } = new URL(request.url)
    const target = store.list.redirects[pathname]
    if (target) return fetch(request).catch(() => Response.redirect(target))
    const path = storedPath(store, pathname)
    if (path === undefined) return fetch(request)
    const stored = await store.find(path)
    if (!stored) return fetch(request)
    // A content-hashed address never changes its content.
    return store.list.files[path] ? networkFirst(request, stored) : stored
  }
}

/** Finds a page by any form of its address, as hosts do. */
function storedPath({ list }: OfflineStore, pathname: string): string | undefined {
  const clean = cleanPath(pathname)
  return [pathname, clean, `${clean}/`].find(path => Object.hasOwn(list.files, path))
}

async function networkFirst(request: Request, stored: Response): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Response>(resolve => {
    timer = setTimeout(resolve, PATIENCE, stored)
  })
  const online = fetch(request).then(
    response => (response.status >= 500 ? stored : response),
    () => stored,
  )
  const answer = await Promise.race([online, late])
  clearTimeout(timer)
  return answer
}
