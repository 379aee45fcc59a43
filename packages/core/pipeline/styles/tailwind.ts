import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { dirname, join, resolve } from '../../paths'
import { engineDir } from '../project/engine-file'
import { contentHash } from '../project/hash'

/** "dark:" follows the reader's choice. */
export const DARK = '@custom-variant dark (&:where([data-theme="dark"], [data-theme="dark"] *));\n'

/** Sizes of text that the theme has as well come without the line heights of Tailwind. */
const VALUES = `@import "tailwindcss/theme.css" layer(theme) theme(reference);
${DARK}@theme { ${['xs', 'sm', 'lg', 'xl', '2xl'].map(size => `--text-${size}--line-height: initial;`).join(' ')} }
`

type CompileOptions = NonNullable<Parameters<typeof import('tailwindcss')['compile']>[1]>

/**
 * Compiles the theme's stylesheet with Tailwind. The official plugin does the same for any project; what it loads to that
 * end takes a twentieth of the CPU time of a build of a hundred pages.
 */
export function tailwind({
  siteDir,
  classNames,
}: {
  siteDir: string
  /**
   * Classes that documents name, where authors of the site write those of Tailwind: they mean its values, where the
   * theme has none of its own. Asked for each time, for authors may begin to while the site is served.
   */
  classNames: () => string[] | undefined
}): Plugin {
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
        const named = classNames()
        const compiler = await compile(
          named && id.startsWith(`${engineDir()}/`) ? VALUES + css : css,
          tailwindFiles(id, file => this.addWatchFile(file)),
        )
        const siteSources = sourcesOf({ siteDir, folders: named && ['src'] })
        const scanner = new Scanner({ sources: [...compiler.sources, ...siteSources] })
        const code = compiler.build([...scanner.scan(), ...(named ?? [])])
        // A class that is written for the first time must get its rule while the site is edited.
        for (const file of scanner.files) this.addWatchFile(file)
        return { code, map: null }
      },
    },
  }
}

function sourcesOf({ siteDir, folders = [] }: { siteDir: string; folders?: string[] }) {
  return ['components', 'pages', 'theme', ...folders].flatMap(name => {
    const base = join(siteDir, name)
    return [
      { base, pattern: '**/*', negated: false },
      { base, pattern: '**/*.test.*', negated: true },
    ]
  })
}

export async function scanClasses(of: {
  siteDir: string
  folders?: string[]
}): Promise<{ classes: string[]; files: string[] }> {
  const { Scanner } = await import('@tailwindcss/oxide')
  const scanner = new Scanner({ sources: sourcesOf(of) })
  return { classes: scanner.scan(), files: scanner.files }
}

export function tailwindFiles(sheet: string, onRead: (file: string) => void): CompileOptions {
  return {
    base: dirname(sheet),
    loadStylesheet: async (name, base) => {
      if (FORMER.test(name)) return { path: sheet, base, content: '' }
      const path = resolveFrom(base, name)
      onRead(path)
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
    },
    loadModule: async (name, base, kind) => {
      const path = resolveFrom(base, name)
      onRead(path)
      const { module, imported } = await (kind === 'config' ? readConfig : readPlugin)(path)
      imported.forEach(onRead)
      return { path, base: dirname(path), module }
    },
  }
}

const ENDINGS = [
  '',
  '.js',
  '.ts',
  '.cjs',
  '.mjs',
  '.mts',
  '.cts',
  '/index.js',
  '/index.ts',
  '/index.cjs',
  '/index.mjs',
]

/** A file of settings, whose ending need not be written. */
export function settingsFile(path: string): string | undefined {
  return ENDINGS.map(ending => path + ending).find(
    file => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false,
  )
}

/** Parts of the third version that the fourth lacks; the theme has rules of its own for plain elements. */
const FORMER = /^tailwindcss\/(?:base|components|variants|screens)(?:\.css)?$/

/** Tailwind itself is the engine's, other packages are those of the site. */
function resolveFrom(base: string, name: string): string {
  if (name.startsWith('.')) return settingsFile(resolve(base, name)) ?? resolve(base, name)
  const place = /^tailwindcss(?:\/|$)/.test(name) ? import.meta.url : join(base, 'from.css')
  return createRequire(place).resolve(name)
}

interface Loaded {
  module: Awaited<ReturnType<NonNullable<CompileOptions['loadModule']>>>['module']
  /** Files that it is made of, where they are known. */
  imported: string[]
}

/** What `@config` names: in TypeScript or not, as a module or in CommonJS. */
async function readConfig(path: string): Promise<Loaded> {
  const { loadConfigFromFile } = await import('vite')
  const env = { command: 'build', mode: 'production' } as const
  const loaded = await loadConfigFromFile(env, path, dirname(path), 'silent')
  const imported = (loaded?.dependencies ?? []).map(file => resolve(file))
  const { prefix, ...config } = (loaded?.config ?? {}) as { prefix?: unknown }
  // One with a hyphen is of the third version; that it is not read is reported elsewhere.
  const isRead = typeof prefix === 'string' && !FORMER_PREFIX.test(prefix)
  return { module: (isRead ? { ...config, prefix } : config) as Loaded['module'], imported }
}

/** Such as `tw-`: the fourth version has a variant for it, `tw:flex`. */
const FORMER_PREFIX = /[^a-z]/

/** What `@plugin` names, as it is now. */
async function readPlugin(path: string): Promise<Loaded> {
  delete createRequire(path).cache[path]
  const { default: plugin } = await import(`${pathToFileURL(path)}?${contentHash(readFileSync(path))}`)
  return { module: plugin, imported: [] }
}
