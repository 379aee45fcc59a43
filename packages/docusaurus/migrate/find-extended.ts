import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'inkstone/paths'

/** Finds the site's own plugins that extend Docusaurus' docs or blog plugin. */
export function findExtended(plugins: unknown[], dir: string): Record<string, string> {
  const names = plugins.flatMap(part => [part].flat().slice(0, 1)).filter(name => typeof name === 'string')
  const found = names.flatMap(name => {
    const endings = ['', '.js', '.ts', '.cjs', '.mjs', '/index.js', '/index.ts']
    const file = endings.map(ending => resolve(dir, name) + ending).find(isFile)
    if (!/^[./]/.test(name) || !file) return []
    const code = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '')
    const [, content] =
      /(?:require\(\s*|\bfrom\s+)['"]@docusaurus\/plugin-content-(docs|blog)['"]/.exec(code) ?? []
    return content ? [[name, content] as const] : []
  })
  return Object.fromEntries(found)
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
