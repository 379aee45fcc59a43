import { pathToFileURL } from 'node:url'
import { dirname, join } from 'inkstone/paths'
import type { Plugin } from 'rolldown'

/** Provides CommonJS variables for a module's path, and the site's folder as working directory. */
export function ownPlace(siteDir: string): Plugin {
  return {
    name: 'own-place',
    transform: {
      // Data may contain these names as text.
      filter: {
        id: { exclude: /\.json$|\?raw$/ },
        code: /\b__(?:dirname|filename)\b|\brequire\.resolve\(|\bprocess\.cwd\(\)/,
      },
      handler(code, id) {
        const declares = (name: string) =>
          new RegExp(`^\\s*(?:const|let|var|import)\\s[^=;'"]*\\b${name}\\b`, 'm').test(code)
        const place = { __dirname: dirname(id), __filename: id }
        const names = Object.entries(place)
          .filter(([name]) => !declares(name))
          .map(([name, value]) => `var ${name} = ${JSON.stringify(value)};`)
        if (code.includes('process.cwd()') && !declares('process'))
          names.push(
            `var process = Object.create(globalThis.process, { cwd: { value: () => ${JSON.stringify(siteDir)} } });`,
          )
        // A module that computes the variables itself uses its URL, which would be that of the bundle.
        const isOwn = declares('__dirname') || declares('__filename')
        const placed = isOwn
          ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
          : code
        const seen = (_: string, _quote: string, path: string) => JSON.stringify(join(dirname(id), path))
        return names.join('') + placed.replace(/\brequire\.resolve\(\s*(['"])(\.{1,2}\/[^'"]+)\1\s*\)/g, seen)
      },
    },
  }
}
