import { type ClientBundle, engineUrl } from '../pipeline'

/** What the dev server's pages load instead of a bundle: modules, at addresses that no base URL changes. */
export function devClient(root: string): ClientBundle {
  return {
    build: 'dev',
    scripts: [engineUrl(root, 'inkstone/app/browser')],
    ahead: [],
    files: [],
    packages: [],
    styles: [`${engineUrl(root, 'inkstone/theme/styles.css')}?direct`],
  }
}
