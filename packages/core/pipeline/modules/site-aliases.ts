import { existsSync, readFileSync } from 'node:fs'
import { join } from '../../paths'

/** Aliases that the engine defines. */
const OURS = /^@(?:site|theme)(?:\/|$)/

const STRING_OR_COMMENT = /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g
const STRING_OR_LAST_COMMA = /("(?:[^"\\]|\\.)*")|,(?=\s*[\]}])/g

interface Settings {
  compilerOptions?: { baseUrl?: string | null; paths?: Record<string, string[]> }
}

/**
 * Returns the import aliases of a site: "@site", those of its tsconfig.json, such as `@components/*`, those of
 * the config, and "@" for src, a common convention that cannot be a package name.
 */
export function siteAliases(siteDir: string, configured: Record<string, string>): Record<string, string> {
  const file = ['tsconfig.json', 'jsconfig.json'].map(name => join(siteDir, name)).find(existsSync)
  const { baseUrl, paths = {} } = (file && readSettings(file).compilerOptions) || {}
  const named = Object.entries(paths).flatMap(([name, [path = '']]) => {
    const folder = join(siteDir, baseUrl ?? '.', path.replace(/\*$/, '')).replace(/\/$/, '')
    // Other entries map to package types or to packages outside of the site.
    const isOwn =
      `${folder}/`.startsWith(`${siteDir}/`) && !folder.includes('/node_modules') && existsSync(folder)
    return isOwn && /^[^.*].*\/\*$/.test(name) && !OURS.test(name) ? [[name.slice(0, -2), folder]] : []
  })
  const own = Object.entries(configured).map(([name, path]) => [name, join(siteDir, path)])
  return {
    '@site': siteDir,
    '@': join(siteDir, 'src'),
    ...Object.fromEntries(named),
    ...Object.fromEntries(own.filter(([, folder]) => existsSync(folder!))),
  }
}

export function aliasedPath(aliases: Record<string, string>, specifier: string): string | undefined {
  const name = Object.keys(aliases).find(name => specifier.startsWith(`${name}/`))
  return name && join(aliases[name]!, specifier.slice(name.length))
}

/** Parses JSON as TypeScript does: with comments and trailing commas. */
function readSettings(file: string): Settings {
  const text = [STRING_OR_COMMENT, STRING_OR_LAST_COMMA].reduce(
    (text, pattern) => text.replace(pattern, (_, string = '') => string),
    readFileSync(file, 'utf8'),
  )
  try {
    return JSON.parse(text)
  } catch {
    // The engine builds without it, and editors report its errors.
    return {}
  }
}
