import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { CompiledSheet } from 'inkstone/config'
import { fileOf, join } from 'inkstone/paths'

interface Compiler {
  compile(file: string, options: object): { css: string; loadedUrls: URL[] }
}

interface SassFault {
  sassMessage?: string
  span?: { url?: URL; start: { line: number; column: number } }
}

export function compileSass(siteDir: string, file: string, installed: string): CompiledSheet {
  const { compile }: Compiler = createRequire(import.meta.url)(installed)
  try {
    const { css, loadedUrls } = compile(file, {
      loadPaths: [join(siteDir, 'node_modules')],
      importers: [{ findFileUrl: (name: string) => findImported(siteDir, name) }],
      // Deprecation warnings would be repeated for each bundler, on every build.
      logger: { warn() {}, debug() {} },
    })
    return {
      css,
      reads: loadedUrls.filter(({ protocol }) => protocol === 'file:').map(url => fileOf(url.href)),
    }
  } catch (error) {
    const { sassMessage, span } = error as SassFault
    if (!sassMessage) throw error
    const place = span?.url ? fileOf(span.url.href) : file
    const loc = span && { file: place, line: span.start.line + 1, column: span.start.column + 1 }
    throw Object.assign(new Error(`Sass: ${sassMessage}`), { id: place, loc, remedy: 'Fix the line' })
  }
}

/** Resolves paths from the site folder, and "~", by which bundlers mark packages. */
function findImported(siteDir: string, name: string): URL | null {
  if (name.startsWith('@site/')) return pathToFileURL(join(siteDir, name.slice('@site/'.length)))
  return name.startsWith('~') ? pathToFileURL(join(siteDir, 'node_modules', name.slice(1))) : null
}
