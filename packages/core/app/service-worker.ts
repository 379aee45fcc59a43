// The service worker for offline reading, compiled by `build` for each deploy. It contains the hash of the
// deploy, so browsers detect a new version, store it beside the old one and switch over.
import { createAnswer, DeployChanged, fetchList, fillStore, removeStores } from '../client/offline'
import type { WorkerSettings } from '../model'
import type { WorkerScope } from './worker-scope'

/** Replaced by the site's values in the bundler. */
declare const SITE: WorkerSettings
declare const self: WorkerScope

const baseUrl = SITE.baseUrl
const build = SITE.build
const answer = createAnswer(baseUrl)

self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event =>
  event.waitUntil(removeStores(baseUrl, build).then(() => self.clients.claim())),
)
self.addEventListener('fetch', event => {
  const { request } = event
  const isOurs = request.url.startsWith(new URL(baseUrl, self.location.origin).href)
  if (isOurs && request.method === 'GET' && !request.headers.has('range')) event.respondWith(answer(request))
})

/** Fails if the site changes meanwhile: the old worker and its cache stay, and the next visit tries again. */
async function install() {
  const list = await fetchList(baseUrl)
  if (list.build !== build) throw new DeployChanged()
  await fillStore(list, { baseUrl })
  await self.skipWaiting()
}
