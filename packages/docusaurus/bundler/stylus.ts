import { findPackageFile, importError } from 'inkstone/modules'
import type { Plugin } from 'rolldown'

/** The browser's bundler reads Stylus where its package is installed; names of its classes it cannot give. */
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
