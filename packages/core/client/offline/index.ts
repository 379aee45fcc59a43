// Entry point for offline reading: loaded on demand, and by the service worker.

export { createAnswer } from './answer'
export { type OfflineText, openOfflinePanel } from './panel'
export { DeployChanged, fetchList, fillStore, removeStores } from './store'
