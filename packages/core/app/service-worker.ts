// The service worker of readers who asked for reading without a network; `build` compiles it for each deploy. Its text
// holds the hash of the deploy, so browsers see a new one by themselves, store it beside the old one and change over.
import { createAnswer, DeployChanged, fetchList, fillStore, removeStores } from '../client/offline'
import type { WorkerSettings } from '../model'
import type { WorkerScope } from './worker-scope'

/** The bundler puts the site's values in the places of these. */
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

/** Fails when the site changes meanwhile: the old worker and its store stay, and the next visit tries again. */
async function install() {
  const list = await fetchList(baseUrl)
  if (list.build !== build) throw new DeployChanged()
  await fillStore(list, { baseUrl })
  await self.skipWaiting()
}
