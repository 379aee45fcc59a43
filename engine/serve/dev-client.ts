import { CLIENT_ENTRY, type ClientBundle } from '../pipeline'

/** What the dev server's pages load instead of a bundle: modules, at addresses that no base URL changes. */
export function devClient(): ClientBundle {
  return {
    build: 'dev',
    scripts: [`/${CLIENT_ENTRY}`],
    preloads: [],
    files: [],
    styles: ['/engine/theme/styles/index.css?direct'],
  }
}
