import { builtIn, isHarmless, packageName } from './built-in'
import type { Plugin } from './list-plugins'
import type { Notes } from './notes'
import type { OddValue } from './read-config'

/** Plugins whose options are read elsewhere. */
const READ = /^(?:docs|blog|pages|gtag|redirects|theme)$/

/** Notes the effect of the migration on each plugin, theme and preset. */
export function judgePlugin({ name: written, options }: Plugin, notes: Notes): void {
  const name = packageName(written)
  // A preset lists plugins that it disables as `false`.
  if (READ.test(name) || options === false) return
  const replacement = builtIn(name)
  if (replacement) notes.replaced('', `The plugin ${name}`, replacement)
  else if (isHarmless(name)) notes.harmless('', `The plugin ${name}`)
  else notes.visible('', `The plugin ${name}`, 'Look at the pages it changed or added')
}

const MARKDOWN_PLUGINS = [
  'remarkPlugins',
  'rehypePlugins',
  'recmaPlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
]

const IN_LIST = new RegExp(
  `(?:\\.(docs|blog|pages))?\\.(${MARKDOWN_PLUGINS.join('|')})\\[\\d+\\](?:\\[0\\])?$`,
)

/** Notes the effect on Markdown plugins: they are functions, of which at best the package is known. */
export function judgeMarkdownPlugins(plugins: Plugin[], odd: OddValue[], notes: Notes): void {
  const named = odd.flatMap(({ path, absent, from }) => {
    const [, content, field] = IN_LIST.exec(path) ?? []
    return field ? [{ at: content === 'blog' ? 'blog' : 'docs', field, name: absent ?? from }] : []
  })
  for (const { at, field, name } of named) {
    if (!name) notes.visible(at, `A function in ${field}`, 'Rewrite the pages that need it')
    else if (/katex|mathjax|remark-math/.test(name))
      notes.visible(at, `${name} in ${field}: formulas are shown as TeX`, 'Use images of them, or plain text')
    else if (builtIn(name)) notes.replaced(at, `${name} in ${field}`, builtIn(name)!)
    else notes.visible(at, `${name} in ${field}`, 'Rewrite the pages that need it')
  }
  for (const { name, options } of plugins)
    for (const field of MARKDOWN_PLUGINS) {
      const list = (options as Record<string, unknown> | null)?.[field]
      if (Array.isArray(list) && list.length > 0 && !named.some(one => one.field === field))
        notes.visible(name === 'blog' ? 'blog' : 'docs', field, 'Rewrite the pages that need them')
    }
}

const DECIDES =
  /^(?:(?:presets|plugins)\[.*\]\.(?:(docs|blog)\.)?|markdown\.(?:hooks\.)?)(editUrl|sidebarItemsGenerator|numberPrefixParser|preprocessor|parseFrontMatter|processBlogPosts|createRedirects|onBroken\w+)$/

const INSTEAD: Record<string, string> = {
  editUrl: 'Write it as text: the address of the folder in the repository',
  sidebarItemsGenerator: 'Write the items in the sidebar file',
  createRedirects: 'List the addresses in `redirects`',
  processBlogPosts: 'Check the lists of posts',
}

/** Notes functions in the config, which do not run after the migration. */
export function judgeFunctions(odd: OddValue[], notes: Notes): void {
  for (const { path } of odd) {
    const [, preset, field] = DECIDES.exec(path) ?? []
    if (!field) continue
    const at = field === 'createRedirects' ? 'redirects' : (preset ?? 'markdown')
    if (field.startsWith('onBroken')) notes.harmless(at, `${field}, a function: the engine warns instead`)
    else notes.visible(at, `${field}, a function`, INSTEAD[field] ?? 'Check the pages it changed')
  }
}

/** Admonitions that Docusaurus and this engine have by default. */
const DEFAULT_KEYWORDS = /^(?:note|tip|info|warning|danger|caution|secondary|important|success)$/

/** Returns the names of additional admonitions. */
export function readKeywords(plugins: Plugin[]): string[] {
  const found = plugins.flatMap(({ options }) => {
    const { admonitions } = Object(options) as { admonitions?: { keywords?: unknown } }
    const { keywords } = Object(admonitions) as { keywords?: unknown }
    return Array.isArray(keywords) ? keywords.filter(keyword => typeof keyword === 'string') : []
  })
  return [...new Set(found)].filter(keyword => !DEFAULT_KEYWORDS.test(keyword))
}
