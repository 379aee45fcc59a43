import { pageOfModule } from 'inkstone/modules'
import type { Plugin } from 'rolldown'

/** Supports `import text from '!!raw-loader!./file'` and `'!!./file?raw'`, which return the text of a file. */
export function rawLoader(): Plugin {
  return {
    name: 'raw-loader',
    async resolveId(source, importer, options) {
      const [, path] = /^(?:!*raw-loader!|!+(?=.*\?raw$))([^?]*)/.exec(source) ?? []
      const found = path && (await this.resolve(path, importer, { ...options, skipSelf: true }))
      // Without a loader, Markdown resolves to a page.
      return found ? `${pageOfModule(found.id) ?? found.id}?raw` : null
    },
  }
}
