import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { dirname, join, resolve } from '../paths'

/**
 * Compiles the theme's stylesheet with Tailwind. The official plugin does the same for any project; what it loads to that
 * end takes a twentieth of the CPU time of a build of a hundred pages.
 */
export function tailwind(of: {
  siteDir: string
  /** Further folders of the site whose files name classes. */
  folders?: string[]
  /** Classes that documents name. */
  classNames?: () => string[]
}): Plugin {
  const { siteDir, folders = [], classNames = () => [] } = of
  const siteSources = ['components', 'pages', ...folders].flatMap(name => {
    const base = join(siteDir, name)
    return [
      { base, pattern: '**/*', negated: false },
      { base, pattern: '**/*.test.*', negated: true },
    ]
  })
  return {
    name: 'tailwind',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/, code: 'tailwindcss/' },
      async handler(css, id) {
        const [{ compile }, { Scanner }] = await Promise.all([
          import('tailwindcss'),
          import('@tailwindcss/oxide'),
        ])
        const compiler = await compile(css, {
          base: dirname(id),
          loadStylesheet: async (name, base) => {
            const path = resolveStylesheet(name, base)
            this.addWatchFile(path)
            return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
          },
        })
        const scanner = new Scanner({ sources: [...compiler.sources, ...siteSources] })
        const code = compiler.build([...scanner.scan(), ...classNames()])
        // A class that is written for the first time must get its rule while the site is edited.
        for (const file of scanner.files) this.addWatchFile(file)
        return { code, map: null }
      },
    },
  }
}

function resolveStylesheet(name: string, base: string): string {
  return name.startsWith('.') ? resolve(base, name) : createRequire(import.meta.url).resolve(name)
}
