import type { Plugin } from 'rolldown'
import { OWN_CODE } from '../../markdown'

/** Code of pages for the browser, by virtual module. */
export type PageCodes = Record<string, string>

export function codeOfPage(file: string): string {
  return file + OWN_CODE
}

export function isPageCode(id: string): boolean {
  return id.endsWith(OWN_CODE)
}

/**
 * Provides virtual modules with the code that the compiler extracted from pages; read on every load, because
 * the dev server changes it.
 */
export function pageCodes(read: () => PageCodes): Plugin & { enforce: 'pre' } {
  return {
    name: 'page-codes',
    enforce: 'pre',
    resolveId: { filter: { id: /\?code$/ }, handler: id => (id in read() ? id : null) },
    load: {
      filter: { id: /\?code$/ },
      async handler(id) {
        const text = read()[id]
        if (text === undefined) return null
        const { transformSync } = await import('rolldown/utils')
        const jsx = { runtime: 'automatic', development: false } as const
        const { code, errors } = transformSync('page.jsx', text, { lang: 'jsx', jsx, tsconfig: false })
        if (errors[0]) throw errors[0]
        return { code, moduleType: 'js' }
      },
    },
  }
}
