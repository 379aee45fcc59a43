import type { Plugin } from 'rolldown'
import type { Language } from '../../model'
import { dirname, join } from '../../paths'
import { engineFile } from '../project/engine-file'

/**
 * The theme imports its texts from one catalogue, a file for each part that is loaded by itself; a site in another
 * language gets another catalogue in its place.
 */
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
