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

/** Creates the plugins of one page. Plugins that visit different nodes share a pass, because each pass is costly. */
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
      ...sharePasses([
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

/** Groups plugins into as few passes as possible, each after the earlier plugins that visit the same node type. */
export function sharePasses(plugins: (MdastPluginDefinition | null)[]): MdastPluginDefinition[] {
  const passes: MdastPluginDefinition[] = []
  for (const plugin of plugins) {
    if (!plugin) continue
    const { name: _name, options: _options, ...visitors } = plugin
    const at = passes.findLastIndex(pass => Object.keys(visitors).some(type => type in pass)) + 1
    passes[at] = { ...passes[at], ...visitors, name: `page ${at}`, options: { position: true } }
  }
  return passes
}

function shareHastPass(plugins: (HastPluginDefinition | null)[]): HastPluginDefinition {
  const element = plugins.flatMap(plugin => plugin?.element ?? [])
  return { name: 'page', options: { position: true }, element }
}
