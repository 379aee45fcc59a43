import { withBase } from '../model'
import { CLIENT_ENTRY, type ClientBundle } from '../pipeline'

/** What the dev server's pages load instead of a bundle. */
export function devClient(baseUrl: string): ClientBundle {
  return {
    build: 'dev',
    scripts: [withBase(baseUrl, CLIENT_ENTRY)],
    preloads: [],
    files: [],
    styles: [withBase(baseUrl, 'engine/theme/styles/index.css?direct')],
  }
}
