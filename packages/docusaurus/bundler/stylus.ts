import { findPackageFile, importError } from 'inkstone/modules'
import type { Plugin } from 'rolldown'

/** Lets Vite compile Stylus, if its package is installed; class names of its CSS modules are not supported. */
export function stylus(root: string): Plugin {
  return {
    name: 'stylus',
    resolveId: {
      filter: { id: /\.styl$/ },
      handler(source, importer) {
        if (!importer || (!source.includes('.module.') && findPackageFile(root, 'stylus'))) return null
        throw importError(`'${source}' is written for stylus, which is not read here`, {
          source,
          importer,
          remedy: 'translate it to CSS once, in which rules may nest as well, and import that',
        })
      },
    },
    load: { filter: { id: /\.styl$/ }, handler: () => ({ code: 'export default {}', moduleType: 'js' }) },
  }
}
