// Service worker of sites that no longer have one: it removes the caches of earlier ones, and unregisters
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
