import { pageOfModule } from 'inkstone/modules'
import type { Plugin } from 'rolldown'

/** `import text from '!!raw-loader!./file'` gives the text of the file, as does `'!!./file?raw'`. */
export function rawLoader(): Plugin {
  return {
    name: 'raw-loader',
    async resolveId(source, importer, options) {
      const [, path] = /^(?:!*raw-loader!|!+(?=.*\?raw$))([^?]*)/.exec(source) ?? []
      const found = path && (await this.resolve(path, importer, { ...options, skipSelf: true }))
      // Markdown is a page to whoever imports it plainly.
      return found ? `${pageOfModule(found.id) ?? found.id}?raw` : null
    },
  }
}
