import { pageOfModule } from 'inkstone/modules'
import type { Plugin } from 'rolldown'

/** `import text from '!!raw-loader!./file'` gives the text of the file, as does `'!!./file?raw'`. */
export function rawLoader(): Plugin {
  return {
    name: 'raw-loader',
    async resolveId(source, importer, options) {
      const [, path] = /^(?:!*raw-loader!|!+(?=.*\?raw$))([^?]*)/.exec(source) ?? []
      const found = path && (await this.resolve(path, importer, { ...options, skipSelf: true }))
      // Markdown that is imported without a loader is a page.
      return found ? `${pageOfModule(found.id) ?? found.id}?raw` : null
    },
  }
}
