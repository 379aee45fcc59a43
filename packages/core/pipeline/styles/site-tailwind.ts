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
/** What gives classes another meaning, or new ones. */
const DEFINES = /@(?:theme|utility|config|plugin|custom-variant)(?![\w-])/

export function isTailwindSheet(css: string): boolean {
  return WORDS.test(css)
}

/** Those among the stylesheets that modules of the site import. */
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

/** Files that say what its classes mean, with all that they import. */
export function tailwindSettings(resolver: Resolver, { file, css }: Pick<Sheet, 'file' | 'css'>): string[] {
  const { head, text } = prepareSheet(css, findTailwindConfig(resolver.siteDir))
  const named = [...(head + text).matchAll(/@(?:config|plugin)\s+["']([^"']+)["']/g)]
    .filter(([, path = '']) => path.startsWith('.') || isAbsolute(path))
    .flatMap(([, path = '']) => settingsFile(resolve(dirname(file), path)) ?? [])
  const files = new Set(named)
  // A set hands out what is added on the way as well.
  for (const module of files)
    for (const [, path = ''] of readFileSync(module, 'utf8').matchAll(IMPORTED)) {
      const found = resolver.find(path, module)
      if (found) files.add(found)
    }
  return [...files]
}

/** Files that a module names; one too many does no harm. */
const IMPORTED = /\b(?:from|import|require)\s*\(?\s*["'](\.[^"']*)["']/g

interface Sheet {
  file: string
  css: string
  texts: string[]
}

interface Compiled {
  css: string
  problems: Problem[]
  /** Modules that it names, with what they import. */
  reads: string[]
}

/** Compiles stylesheets of the site that are written for Tailwind. */
export interface SiteTailwind {
  /** Classes of a page: all that mean something, if one means another thing by this stylesheet than by Tailwind alone. */
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
      // What is applied gives no class a meaning, and may be unknown; what else is wrong is reported by its compiler.
      const defines = head + text.replace(/@apply[^;{}]*;?/g, '')
      const meaning = await loadMeaning(defines, sheet.file).catch(() => undefined)
      const own =
        meaning?.candidatesToCss(names) ?? names.map((_, index) => (plain[index] ? plain[index] : ''))
      const isOther = names.some((_, index) => own[index] !== plain[index])
      // Its own come after the others only where they stand in one sheet. A word may name a value: `var(--color-sea)`.
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

/** What is wrong with a sheet that the bundler compiles: there nobody hears of it. */
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
  /** Whether it gives classes a meaning of its own. */
  isOwn: boolean
}

/** What the theme brings already is left out; what the third version wrote in another way is put as the fourth has it. */
function prepareSheet(css: string, config: string | undefined): Prepared {
  const parsed = parseSheet(css)
  const brought = 'root' in parsed ? importsOf(parsed.root).filter(({ path }) => isOfTailwind(path)) : []
  const [prefix = ''] = brought.flatMap(({ rule }) => /\bprefix\([\w-]+\)/.exec(rule.params) ?? [])
  // The third version looked for its configuration by itself.
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

/** Rules refer to Tailwind's values and do not declare them. */
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

/** What classes mean by the values of Tailwind alone; the theme's sheet has rules for those. */
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

/** Gives the browser's bundler the same, for all classes of the site and those that documents name. */
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
