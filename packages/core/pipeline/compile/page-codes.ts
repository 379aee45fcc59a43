import type { Plugin } from 'rolldown'
import { transform } from 'sucrase'
import { OWN_CODE } from '../../markdown'

/** Code of pages that browsers run, by the modules that stand for it. */
export type PageCodes = Record<string, string>

/** The module with the code of a page. */
export function codeOfPage(file: string): string {
  return file + OWN_CODE
}

export function isPageCode(id: string): boolean {
  return id.endsWith(OWN_CODE)
}

/** Such modules hold what the compiler has found in the page; asked anew on every load, for the dev server changes it. */
export function pageCodes(read: () => PageCodes): Plugin & { enforce: 'pre' } {
  return {
    name: 'page-codes',
    enforce: 'pre',
    resolveId: { filter: { id: /\?code$/ }, handler: id => (id in read() ? id : null) },
    load: {
      filter: { id: /\?code$/ },
      handler(id) {
        const text = read()[id]
        if (text === undefined) return null
        const { code } = transform(text, { transforms: ['jsx'], jsxRuntime: 'automatic', production: true })
        return { code, moduleType: 'js' }
      },
    },
  }
}
