import type { Plugin } from 'rolldown'
import type { Places } from '../../config'
import { isAbsolute } from '../../paths'
import { absentModule } from './import-problems'

/**
 * Modules of the site and the engine; packages are excluded, because they catch errors of optional imports
 * themselves.
 */
const CODE = /^(?:\0package:.*|(?!.*node_modules).*\.[cm]?[jt]sx?)$/

/** Resolves names of the theme and of plugins to files, and reports unresolved imports by name. */
export function namedImports(places: Pick<Places, 'resolver'>): Plugin & { enforce: 'pre' } {
  return {
    name: 'named-imports',
    enforce: 'pre',
    resolveId: {
      // Excludes loader syntax with "!".
      filter: { id: /^[@\w][^!]*$/ },
      async handler(source, importer, options) {
        const [file = ''] = importer?.split('?') ?? []
        const { resolver } = places
        const named = resolver.named(source, file)
        const ours = named && 'file' in named ? { id: named.file } : null
        if (isAbsolute(source) || !CODE.test(file)) return ours
        const found = named ? ours : await this.resolve(source, importer, { ...options, skipSelf: true })
        if (!found) throw absentModule(resolver, source, file)
        return found
      },
    },
  }
}
