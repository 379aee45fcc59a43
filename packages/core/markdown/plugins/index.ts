import type { HastPluginDefinition, HastPluginList, MdastPluginDefinition, MdastPluginList } from 'satteri'
import type { PageContext } from '../page-context'
import { admonitions } from './admonitions'
import { codeFences } from './code-fences'
import { emoji } from './emoji'
import { declaredWords, expressions } from './expressions'
import { firstText } from './first-text'
import { foreignSyntax } from './foreign-syntax'
import { headings } from './headings'
import { inlineCode } from './inline-code'
import { jsxElements } from './jsx-elements'
import { linksAndImages } from './links-and-images'
import { mdxImports } from './mdx-imports'
import { rawHtml } from './raw-html'
import { tableRows } from './table-rows'
import { tables } from './tables'
import { taskItems } from './task-items'

/** The plugins of one page. Those that visit different nodes share a pass, since every pass has its price. */
export function createPlugins(page: PageContext): {
  mdastPlugins: MdastPluginList
  hastPlugins: HastPluginList
} {
  const isMdx = page.input.format === 'mdx'
  return {
    mdastPlugins: [
      ...(page.plugins.mdast ?? []),
      isMdx ? declaredWords(page) : null,
      admonitions(page),
      foreignSyntax(page),
      shareMdastPass([
        isMdx ? jsxElements(page) : rawHtml(page),
        headings(page),
        inlineCode(page),
        emoji(page),
        codeFences(page),
        firstText(page),
        tableRows(page),
        isMdx ? expressions(page) : null,
      ]),
    ],
    hastPlugins: [
      ...(page.plugins.hast ?? []),
      isMdx && mdxImports(page),
      shareHastPass([linksAndImages(page), tables(page), taskItems(page)]),
    ],
  }
}

function shareMdastPass(plugins: (MdastPluginDefinition | null)[]): MdastPluginDefinition {
  return Object.assign({}, ...plugins, { name: 'page', options: { position: true } })
}

function shareHastPass(plugins: (HastPluginDefinition | null)[]): HastPluginDefinition {
  const element = plugins.flatMap(plugin => plugin?.element ?? [])
  return { name: 'page', options: { position: true }, element }
}
