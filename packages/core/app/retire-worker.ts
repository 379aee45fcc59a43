// Takes the place of the service worker on a site that has none any more: it removes what an earlier one stored, and
// itself.
import { removeStores } from '../client/offline'
import type { WorkerSettings } from '../model'
import type { WorkerScope } from './worker-scope'

declare const SITE: WorkerSettings
declare const self: WorkerScope

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', event =>
  event.waitUntil(removeStores(SITE.baseUrl).then(() => self.registration.unregister())),
)
