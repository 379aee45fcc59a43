import type { Plugin } from 'rolldown'
import type { Language } from '../../model'
import { dirname, join } from '../../paths'
import { engineFile } from '../project/engine-file'

/** Redirects the theme's imports of texts to another language. The catalogue has one file per lazily loaded part. */
export function textCatalogue(language: Language): Plugin {
  const zh = dirname(engineFile('inkstone/theme/text/zh/client'))
  const other = join(dirname(zh), language)
  return {
    name: 'text-catalogue',
    load: id =>
      id.startsWith(`${zh}/`) && other !== zh
        ? `export * from ${JSON.stringify(other + id.slice(zh.length))}`
        : null,
  }
}
