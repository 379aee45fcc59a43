import type { Docusaurus } from './docusaurus'

export interface Plugin {
  name: string
  options: unknown
}

/** Lists content plugins by their short name; presets are replaced by their plugins, if they contain any. */
export function listPlugins({ presets, plugins }: Docusaurus): Plugin[] {
  const isElsewhere =
    presets.flatMap(named).some(({ name }) => /classic/.test(name)) ||
    plugins.flatMap(named).some(({ name }) => name === 'docs')
  const held = presets
    .flatMap(part => named(part))
    .flatMap(({ name, options }) => {
      const given = options as Record<string, unknown>
      const holdsContent = /classic/.test(name) || 'docs' in given || 'blog' in given
      if (!holdsContent && isElsewhere) return [{ name, options: {} }]
      return [
        { name: 'docs', options: given.docs ?? {} },
        { name: 'blog', options: given.blog ?? {} },
        ...Object.keys(given)
          .filter(key => key !== 'docs' && key !== 'blog')
          .map(key => ({ name: key, options: given[key] })),
      ]
    })
  const hasDocs = held.some(({ name, options }) => name === 'docs' && options !== false)
  return [...held, ...plugins.flatMap(part => (hasDocs && isLocal(part) ? unnamed(part) : named(part)))]
}

/** Whether a local plugin has the name of the docs plugin: it extends the docs, and is not a second docs set. */
function isLocal(part: Docusaurus['plugins'][number]): boolean {
  return named(part)[0]?.name === 'docs' && /^[./]/.test(unnamed(part)[0]!.name)
}

function unnamed(part: Docusaurus['plugins'][number]): Plugin[] {
  const [name, options] = Array.isArray(part) ? part : [part]
  return [{ name: String(name), options: options ?? {} }]
}

export function named(part: Docusaurus['plugins'][number]): Plugin[] {
  if (typeof part === 'string') return [{ name: shorten(part), options: {} }]
  if (!Array.isArray(part) || typeof part[0] !== 'string') return []
  return [{ name: shorten(part[0]), options: part[1] ?? {} }]
}

function shorten(name: string): string {
  const match =
    /(?:plugin-|plugin-content-|^content-)(docs|blog|pages|google-gtag|client-redirects)$|^(google-gtag|client-redirects)$/.exec(
      name,
    )
  return (match?.[1] ?? match?.[2])?.replace('google-', '').replace('client-', '') ?? name
}
