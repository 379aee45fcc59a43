import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CompiledSheet } from 'inkstone/config'
import { dirname, join } from 'inkstone/paths'

/**
 * Matches imports of CSS, which Less leaves to the browser, where the file is missing; the path may be relative
 * to the site folder.
 */
const CSS_IMPORT = /@import\s+(?:url\(\s*)?["']([./][^"']*\.css)["'](?:\s*\))?/g

interface LessFault {
  message: string
  filename?: string
  line?: number
  column?: number
}

/** The part of its API that is used; with `syncImport`, it is synchronous. */
interface Compiler {
  render(
    source: string,
    options: object,
    done: (fault: LessFault | null, output?: { css: string; imports: string[] }) => void,
  ): void
}

export function compileLess(siteDir: string, file: string, installed: string): CompiledSheet {
  const { render }: Compiler = createRequire(import.meta.url)(installed)
  const source = readFileSync(file, 'utf8')
    // Removes the "~" by which bundlers mark packages.
    .replace(/(@import\b[^;'"]*["'])~/g, '$1')
    .replace(CSS_IMPORT, (written, path: string) => {
      const found = path.startsWith('/') ? join(siteDir, path) : join(dirname(file), path)
      return existsSync(found) ? `@import (inline) '${found}'` : written
    })
  let sheet: CompiledSheet | undefined
  const options = {
    filename: file,
    paths: [dirname(file), join(siteDir, 'node_modules')],
    syncImport: true,
    rewriteUrls: 'all',
    javascriptEnabled: true,
  }
  render(source, options, (fault, output) => {
    if (fault) throw lessError(file, fault)
    sheet = { css: output!.css, reads: [file, ...output!.imports] }
  })
  return sheet!
}

function lessError(file: string, { message, filename = file, line, column }: LessFault): Error {
  const loc = { file: filename, line, column: column === undefined ? undefined : column + 1 }
  return Object.assign(new Error(`Less: ${message}`), { id: filename, loc, remedy: 'Fix the line' })
}
