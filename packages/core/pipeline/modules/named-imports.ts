import type { Plugin } from 'rolldown'
import type { Places } from '../../config'
import { isAbsolute } from '../../paths'
import { absentModule } from './import-problems'

/** Modules of the site and the engine. What a package can do without, it asks for and catches the error. */
const CODE = /^(?:\0package:.*|(?!.*node_modules).*\.[cm]?[jt]sx?)$/

/** Resolves names of the theme and of plugins to their files, and reports imports by name that are not found. */
export function namedImports(places: Pick<Places, 'resolver'>): Plugin & { enforce: 'pre' } {
  return {
    name: 'named-imports',
    enforce: 'pre',
    resolveId: {
      // A "!" is for a loader.
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
