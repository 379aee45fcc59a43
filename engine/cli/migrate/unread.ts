import { relative, resolve } from '../../paths'
import type { Docusaurus } from './docusaurus'

interface Found {
  at: string
  what: string
}

interface Plugin {
  name: string
  options: unknown
}

/** Settings of content that have nothing in their place here. */
const SETTINGS: Record<string, string[]> = {
  docs: ['tagsBasePath'],
  blog: ['include', 'exclude', 'tagsBasePath', 'archiveBasePath'],
  pages: ['path', 'routeBasePath', 'include', 'exclude'],
}

/** What Docusaurus does by itself, written out. */
const DEFAULTS =
  /^(?:"(?:src\/pages|\/|tags|archive)"|\[(?:"\*\*\/(?:\*\.\{[\w,]+\}|_\*(?:\.\{[\w,]+\}|\/\*\*)|\*\.test\.\{[\w,]+\}|__tests__\/\*\*)",?)+\])$/

/** What a configuration says and this engine does not do: whoever migrates is to know of it. */
export function findUnread(
  docusaurus: Docusaurus,
  { plugins, dir }: { plugins: Plugin[]; dir: string },
): Found[] {
  const { clientModules, themeConfig } = docusaurus as { clientModules?: unknown[] } & Docusaurus
  const found: Found[] = []
  const files = (clientModules ?? []).filter(path => typeof path === 'string')
  if (files.length > 0) {
    const names = files.map(path => relative(dir, resolve(dir, path))).join(', ')
    found.push({ at: '', what: `clientModules: ${names} (code for all pages stands in components here)` })
  }
  for (const part of docusaurus.themes) {
    const name = Array.isArray(part) ? part[0] : part
    if (typeof name === 'string' && !/^(?:@docusaurus\/|classic$|live-codeblock$|mermaid$)|search/.test(name))
      found.push({ at: '', what: `the theme ${name}: what pages import of it goes below src/theme` })
  }
  const own = ownComments(themeConfig)
  if (own.length > 0)
    found.push({ at: 'markdown', what: `prism.magicComments: ${own.join(', ')} stay comments in code` })
  for (const { name, options } of plugins) {
    if (name === 'pages' && options === false)
      found.push({ at: '', what: 'pages: false; those of src/pages are built if there are any' })
    for (const field of SETTINGS[name] ?? []) {
      const value = (options as Record<string, unknown> | false)?.[field as never]
      if (value !== undefined && !DEFAULTS.test(JSON.stringify(value)))
        found.push({ at: name === 'pages' ? '' : name, what: describe({ name, field, value }) })
    }
  }
  return found
}

function describe({ name, field, value }: { name: string; field: string; value: unknown }): string {
  return `${field} of the ${name}: ${JSON.stringify(value)}`
}

interface MagicComment {
  className: string
  line?: string
  block?: { start: string; end: string }
}

/** Comments beside those that highlight a line. */
function ownComments(themeConfig: Docusaurus['themeConfig']): string[] {
  const { magicComments = [] } = (themeConfig.prism ?? {}) as { magicComments?: MagicComment[] }
  return magicComments
    .filter(({ className }) => className !== 'theme-code-block-highlighted-line')
    .flatMap(({ line, block }) => [line, block?.start].filter(word => word !== undefined))
}
