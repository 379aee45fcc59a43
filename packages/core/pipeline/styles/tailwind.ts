import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { dirname, join, resolve } from '../../paths'
import { engineDir } from '../project/engine-file'
import { contentHash } from '../project/hash'

/** "dark:" follows the reader's colour mode. */
export const DARK = '@custom-variant dark (&:where([data-theme="dark"], [data-theme="dark"] *));\n'

/** Font sizes that the theme also defines come without Tailwind's line heights. */
const VALUES = `@import "tailwindcss/theme.css" layer(theme) theme(reference);
${DARK}@theme { ${['xs', 'sm', 'lg', 'xl', '2xl'].map(size => `--text-${size}--line-height: initial;`).join(' ')} }
`

type CompileOptions = NonNullable<Parameters<typeof import('tailwindcss')['compile']>[1]>

/**
 * Compiles the theme's stylesheet with Tailwind. Replaces the official plugin, whose imports take a twentieth
 * of the CPU time of a build of a hundred pages.
 */
export function tailwind({
  siteDir,
  classNames,
}: {
  siteDir: string
  /**
   * Classes in documents of a site that uses Tailwind; they get Tailwind's values unless the theme defines its
   * own. Called for each compilation, because authors may start to use Tailwind while the site is served.
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
        // Watches the scanned files, so that a new class gets its rule in development.
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

/** Returns the file of a config or plugin path, which may lack an extension. */
export function settingsFile(path: string): string | undefined {
  return ENDINGS.map(ending => path + ending).find(
    file => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false,
  )
}

/** Imports of Tailwind 3 that 4 lacks; the theme already styles plain elements. */
const FORMER = /^tailwindcss\/(?:base|components|variants|screens)(?:\.css)?$/

/** Resolves Tailwind from the engine, other packages from the site. */
function resolveFrom(base: string, name: string): string {
  if (name.startsWith('.')) return settingsFile(resolve(base, name)) ?? resolve(base, name)
  const place = /^tailwindcss(?:\/|$)/.test(name) ? import.meta.url : join(base, 'from.css')
  return createRequire(place).resolve(name)
}

interface Loaded {
  module: Awaited<ReturnType<NonNullable<CompileOptions['loadModule']>>>['module']
  /** Imported files, where known. */
  imported: string[]
}

/** Reads the file that `@config` names: TypeScript or JavaScript, ES module or CommonJS. */
async function readConfig(path: string): Promise<Loaded> {
  const { loadConfigFromFile } = await import('vite')
  const env = { command: 'build', mode: 'production' } as const
  const loaded = await loadConfigFromFile(env, path, dirname(path), 'silent')
  const imported = (loaded?.dependencies ?? []).map(file => resolve(file))
  const { prefix, ...config } = (loaded?.config ?? {}) as { prefix?: unknown }
  // A prefix with a hyphen is Tailwind 3 syntax; it is ignored here and reported elsewhere.
  const isRead = typeof prefix === 'string' && !FORMER_PREFIX.test(prefix)
  return { module: (isRead ? { ...config, prefix } : config) as Loaded['module'], imported }
}

/** Such as `tw-`: Tailwind 4 uses a variant instead, `tw:flex`. */
const FORMER_PREFIX = /[^a-z]/

/** Reads the file that `@plugin` names, bypassing the module cache. */
async function readPlugin(path: string): Promise<Loaded> {
  delete createRequire(path).cache[path]
  const { default: plugin } = await import(`${pathToFileURL(path)}?${contentHash(readFileSync(path))}`)
  return { module: plugin, imported: [] }
}
