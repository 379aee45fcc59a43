import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Places, Resolver } from '../../config'
import { dirname, isAbsolute, relative, resolve } from '../../paths'
import type { Problem } from '../../report'
import { engineDir } from '../project/engine-file'
import { findTailwindConfig } from './content-classes'
import { CSS_MODULE } from './css-module'
import { importsOf, parseSheet, placeAt } from './parse-sheet'
import { DARK, scanClasses, settingsFile, tailwindFiles } from './tailwind'
import { isOfTailwind } from './whole-sheet'

const WORD =
  /@(?:tailwind|apply|theme|utility|config|plugin|custom-variant|variant|screen|source|reference)(?![\w-])/
const WORDS = new RegExp(`${WORD.source}|@import\\s+(?:url\\()?["']tailwindcss|\\btheme\\(`)
/** At-rules that add classes or change their meaning. */
const DEFINES = /@(?:theme|utility|config|plugin|custom-variant)(?![\w-])/

export function isTailwindSheet(css: string): boolean {
  return WORDS.test(css)
}

/** Returns the imported stylesheets that use Tailwind. */
export function tailwindSheets(
  resolver: Resolver,
  modules: Record<string, { styles: string[] }>,
): { settings: string[] }[] {
  const styles = new Set(Object.values(modules).flatMap(({ styles }) => styles))
  return [...styles]
    .filter(file => file.startsWith(`${resolver.siteDir}/`) && !file.includes('/node_modules/'))
    .map(file => ({ file, css: readFileSync(file, 'utf8') }))
    .filter(({ css }) => isTailwindSheet(css))
    .map(sheet => ({ settings: tailwindSettings(resolver, sheet) }))
}

/** Returns the config and plugin files of a sheet, with all their imports. */
export function tailwindSettings(resolver: Resolver, { file, css }: Pick<Sheet, 'file' | 'css'>): string[] {
  const { head, text } = prepareSheet(css, findTailwindConfig(resolver.siteDir))
  const named = [...(head + text).matchAll(/@(?:config|plugin)\s+["']([^"']+)["']/g)]
    .filter(([, path = '']) => path.startsWith('.') || isAbsolute(path))
    .flatMap(([, path = '']) => settingsFile(resolve(dirname(file), path)) ?? [])
  const files = new Set(named)
  // The loop also visits files added to the set meanwhile.
  for (const module of files)
    for (const [, path = ''] of readFileSync(module, 'utf8').matchAll(IMPORTED)) {
      const found = resolver.find(path, module)
      if (found) files.add(found)
    }
  return [...files]
}

/** Matches the imports of a module; false positives are harmless. */
const IMPORTED = /\b(?:from|import|require)\s*\(?\s*["'](\.[^"']*)["']/g

interface Sheet {
  file: string
  css: string
  texts: string[]
}

interface Compiled {
  css: string
  problems: Problem[]
  /** Config and plugin modules, with their imports. */
  reads: string[]
}

/** Compiles stylesheets of a site that use Tailwind. */
export interface SiteTailwind {
  /**
   * Returns the classes of a page that this sheet must define: all that have a meaning in it, if any differs
   * from plain Tailwind.
   */
  ownClasses(sheet: Sheet, classes: string[]): Promise<string[]>
  compile(sheet: Sheet, classes: string[]): Promise<Compiled>
}

export function createSiteTailwind(places: { root: string; siteDir: string }): SiteTailwind {
  const plainRules = createPlainRules()
  const prepare = ({ css }: Sheet) => prepareSheet(css, findTailwindConfig(places.siteDir))
  return {
    async ownClasses(sheet, classes) {
      const { head, text, isOwn } = prepare(sheet)
      if (!isOwn) return []
      const names = [...new Set(classes)].sort()
      const plain = await plainRules(names)
      // @apply does not define classes and may name unknown ones; other errors are reported when the sheet is
      // compiled.
      const defines = head + text.replace(/@apply[^;{}]*;?/g, '')
      const meaning = await loadMeaning(defines, sheet.file).catch(() => undefined)
      const own =
        meaning?.candidatesToCss(names) ?? names.map((_, index) => (plain[index] ? plain[index] : ''))
      const isOther = names.some((_, index) => own[index] !== plain[index])
      // All classes must be in one sheet to keep their order. A name with "--" may be a value:
      // `var(--color-sea)`.
      return names.filter((name, index) => name.startsWith('--') || (isOther && own[index]))
    },
    async compile(sheet, classes) {
      const problems: Problem[] = []
      const reads = new Set<string>()
      const { head, text } = prepare(sheet)
      const rules = classes.length > 0 ? '\n@layer utilities { @tailwind utilities; }' : ''
      const { compile } = await import('tailwindcss')
      const files = tailwindFiles(sheet.file, file => void reads.add(file))
      const warn = (what: string, find: (text: string) => number | undefined, remedy: string) => {
        const where = findPlace(places.root, sheet, find)
        problems.push({ what, where, remedy, severity: 'warning' })
      }
      let applied = text
      for (;;)
        try {
          const compiler = await compile(head + applied + rules, files)
          return { css: compiler.build(classes), problems, reads: [...reads] }
        } catch (error) {
          const { message } = error as Error
          const [, name] = /^Cannot apply .*?class `([^`]+)`/.exec(message) ?? []
          const less = name ? withoutApplied(applied, name) : applied
          if (less === applied) {
            warn(`Tailwind: ${message.split('\n', 1)[0]}`, text => WORD.exec(text)?.index, 'Fix the rule')
            return { css: text, problems, reads: [...reads] }
          }
          warn(`@apply knows no class '${name}'`, text => findApplied(text, name!), UNKNOWN)
          applied = less
        }
    },
  }
}

/** Returns the problems of a sheet that the bundler compiles, where they would be silent. */
export async function checkTailwind(
  { root, resolver: { siteDir } }: Places,
  file: string,
): Promise<Problem[]> {
  const css = readFileSync(file, 'utf8')
  if (!isTailwindSheet(css)) return []
  const { problems } = await createSiteTailwind({ root, siteDir }).compile({ file, css, texts: [file] }, [])
  return problems.map(({ severity: _, ...problem }) => problem)
}

const UNKNOWN = 'write its rules here, or declare it with @utility: @apply takes classes of Tailwind alone'

interface Prepared {
  head: string
  text: string
  /** Whether the sheet changes the meaning of classes. */
  isOwn: boolean
}

/** Removes imports that the theme already provides, and converts syntax of Tailwind 3 to that of 4. */
function prepareSheet(css: string, config: string | undefined): Prepared {
  const parsed = parseSheet(css)
  const brought = 'root' in parsed ? importsOf(parsed.root).filter(({ path }) => isOfTailwind(path)) : []
  const [prefix = ''] = brought.flatMap(({ rule }) => /\bprefix\([\w-]+\)/.exec(rule.params) ?? [])
  // Tailwind 3 found its config by itself.
  const isFormer = !/@config\b/.test(css) && !brought.some(({ path }) => path === 'tailwindcss')
  const bringsClasses = brought.length > 0 || /@tailwind\b/.test(css)
  const named = isFormer && config ? `@config ${JSON.stringify(config)};\n` : ''
  for (const { rule } of brought) rule.remove()
  const text = ('root' in parsed ? String(parsed.root) : css)
    .replace(/@(?:tailwind|reference)\s[^;{}]*;/g, '')
    .replace(/@screen(?=\s)/g, '@variant')
    .replace(
      /@apply\s+([^;{}]*?)\s*!important/g,
      (_, names: string) => `@apply ${names.replace(/(\S*[^\s!])!?(?!\S)/g, '$1!')}`,
    )
  return {
    head: writeHead(prefix) + named,
    text,
    isOwn: Boolean(prefix || (named && bringsClasses)) || DEFINES.test(text),
  }
}

/** Rules refer to Tailwind's theme values without declaring them again. */
function writeHead(prefix = ''): string {
  return `@import "tailwindcss/theme.css" layer(theme) theme(reference) ${prefix};\n${DARK}`
}

const APPLY = /@apply\s[^;{}]*/g

function wordPattern(name: string, flags = ''): RegExp {
  return new RegExp(`(?<!\\S)${name.replace(/!$/, '').replace(/[^\w-]/g, '\\$&')}!?(?!\\S)`, flags)
}

function findApplied(css: string, name: string): number | undefined {
  for (const { 0: rule, index } of css.matchAll(APPLY)) {
    const found = wordPattern(name).exec(rule)
    if (found) return index + found.index
  }
  return undefined
}

function withoutApplied(css: string, name: string): string {
  const word = wordPattern(name, 'g')
  return css.replace(APPLY, rule => rule.replace(word, '')).replace(/@apply\s*(?=[;}])/g, '')
}

function findPlace(
  root: string,
  { file, texts }: Sheet,
  find: (text: string) => number | undefined,
): Problem['where'] {
  for (const source of texts.filter(existsSync)) {
    const text = readFileSync(source, 'utf8')
    const found = find(text)
    if (found !== undefined) return { file: relative(root, source), ...placeAt(text, found) }
  }
  return { file: relative(root, file) }
}

/** Returns the rules of classes in plain Tailwind, which the theme's sheet contains. */
function createPlainRules(): (names: string[]) => Promise<(string | null)[]> {
  let loaded: ReturnType<typeof loadMeaning> | undefined
  return async names => {
    loaded ??= loadMeaning(writeHead(), import.meta.filename)
    return (await loaded).candidatesToCss(names)
  }
}

async function loadMeaning(css: string, file: string) {
  const { __unstable__loadDesignSystem: load } = await import('tailwindcss')
  return load(
    css,
    tailwindFiles(file, () => {}),
  )
}

/** Compiles the same sheets for the browser bundle, with all classes of the site and its documents. */
export function siteTailwind(places: Places, classNames: () => string[]): Plugin {
  const { root, resolver } = places
  const { siteDir } = resolver
  const tailwind = createSiteTailwind({ root, siteDir })
  return {
    name: 'site-tailwind',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.css(?:\?|$)/, exclude: [/\/node_modules\//, /^\0/, /[?&](?:raw|url)\b/] },
        code: WORDS,
      },
      async handler(css, id) {
        const [file = id] = id.split('?')
        if (!file.startsWith(`${siteDir}/`) || file.startsWith(`${engineDir()}/`)) return null
        const sheet = { file, css, texts: [file] }
        const { classes, files } = await scanClasses({ siteDir, folders: ['src'] })
        const all = [...classes, ...classNames()]
        const own = CSS_MODULE.test(file) ? [] : await tailwind.ownClasses(sheet, all)
        const { css: code, reads } = await tailwind.compile(sheet, own)
        for (const read of [...reads, ...(own.length > 0 ? files : [])]) this.addWatchFile(read)
        return { code, map: null }
      },
    },
  }
}
