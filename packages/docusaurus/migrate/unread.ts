import { relative, resolve } from 'inkstone/paths'
import { builtIn, packageName } from './built-in'
import type { Docusaurus } from './docusaurus'
import type { Notes } from './notes'

interface Plugin {
  name: string
  options: unknown
}

/** Content options without an equivalent. */
const SETTINGS: Record<string, string[]> = {
  docs: ['tagsBasePath'],
  pages: ['path', 'routeBasePath'],
}

/** Docusaurus' defaults, written explicitly. */
const DEFAULTS = /^"(?:src\/pages|\/|tags)"$/

/** Notes settings that this engine does not support. */
export function findUnread(
  docusaurus: Docusaurus,
  { plugins, dir }: { plugins: Plugin[]; dir: string },
  notes: Notes,
): void {
  const { scripts: files } = docusaurus.clientModules
  if (files.length > 0) {
    const names = files.map(path => relative(dir, resolve(dir, path))).join(', ')
    notes.visible('', `clientModules: ${names}`, 'Put the code into a component that the pages use')
  }
  for (const part of docusaurus.themes) {
    const [written] = Array.isArray(part) ? part : [part]
    if (typeof written !== 'string') continue
    const name = packageName(written)
    if (builtIn(name)) notes.replaced('', `The theme ${name}`, builtIn(name)!)
    else if (!/^(?:@docusaurus\/|classic$)/.test(name))
      notes.visible('', `The theme ${name}`, 'Put what pages import of it below src/theme')
  }
  for (const { name, options } of plugins) {
    if (name === 'blog' && settingsOf(options).archiveBasePath === null)
      notes.harmless(name, 'archiveBasePath: null; a blog has its archive')
    for (const field of SETTINGS[name] ?? []) {
      const value = settingsOf(options)[field]
      if (value !== undefined && !DEFAULTS.test(JSON.stringify(value)))
        notes.visible(
          name === 'pages' ? '' : name,
          `${field} of the ${name}: ${JSON.stringify(value)}`,
          'The addresses differ: add `redirects` for those that are known outside',
        )
    }
  }
}

function settingsOf(options: unknown): Record<string, unknown> {
  return options && typeof options === 'object' ? { ...options } : {}
}
