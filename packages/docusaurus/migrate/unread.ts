import { relative, resolve } from 'inkstone/paths'
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
  pages: ['path', 'routeBasePath'],
}

/** What Docusaurus does by itself, written out. */
const DEFAULTS = /^"(?:src\/pages|\/|tags)"$/

/** What a configuration says and this engine does not do: whoever migrates is to know of it. */
export function findUnread(
  docusaurus: Docusaurus,
  { plugins, dir }: { plugins: Plugin[]; dir: string },
): Found[] {
  const found: Found[] = []
  const { scripts: files } = docusaurus.clientModules
  if (files.length > 0) {
    const names = files.map(path => relative(dir, resolve(dir, path))).join(', ')
    found.push({ at: '', what: `clientModules: ${names} (code for all pages stands in components here)` })
  }
  for (const part of docusaurus.themes) {
    const name = Array.isArray(part) ? part[0] : part
    if (typeof name === 'string' && !/^(?:@docusaurus\/|classic$|live-codeblock$|mermaid$)|search/.test(name))
      found.push({ at: '', what: `the theme ${name}: what pages import of it goes below src/theme` })
  }
  for (const { name, options } of plugins) {
    if (name === 'blog' && settingsOf(options).archiveBasePath === null)
      found.push({ at: name, what: 'archiveBasePath: null; a blog has its archive here' })
    for (const field of SETTINGS[name] ?? []) {
      const value = settingsOf(options)[field]
      if (value !== undefined && !DEFAULTS.test(JSON.stringify(value)))
        found.push({ at: name === 'pages' ? '' : name, what: describe({ name, field, value }) })
    }
  }
  return found
}

function settingsOf(options: unknown): Record<string, unknown> {
  return options && typeof options === 'object' ? { ...options } : {}
}

function describe({ name, field, value }: { name: string; field: string; value: unknown }): string {
  return `${field} of the ${name}: ${JSON.stringify(value)}`
}
