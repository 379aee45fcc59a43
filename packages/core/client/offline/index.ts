// The entry point of what reading without a network takes: loaded when the reader asks for it, and by the service worker.

export { createAnswer } from './answer'
export { type OfflineText, openOfflinePanel } from './panel'
export { DeployChanged, fetchList, fillStore, removeStores } from './store'
