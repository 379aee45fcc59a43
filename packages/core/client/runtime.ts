// Entry point that every page loads: the runtime without React.

export { afterFrame } from './after-frame'

export type { ReactDom } from './client'
export { createClient } from './create-client'
export { readPage } from './navigation/page-view'
export type { ShellModule } from './shell/hydrate-on-demand'
export { startClient } from './start'
