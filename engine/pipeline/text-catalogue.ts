import type { Plugin } from 'rolldown'
import type { Language } from '../model'
import { engineFile } from './engine-file'

/** The theme imports its texts from one catalogue; a site in another language gets another in its place. */
export function textCatalogue(language: Language): Plugin {
  const zh = engineFile('inkstone/theme/text/zh')
  const other = engineFile(`inkstone/theme/text/${language}`)
  return {
    name: 'text-catalogue',
    load: id => (id === zh && other !== zh ? `export * from ${JSON.stringify(other)}` : null),
  }
}
