import { type ClientBundle, engineUrl } from '../pipeline'

/** Returns the dev server's entry modules in place of a bundle, at addresses independent of the base URL. */
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
