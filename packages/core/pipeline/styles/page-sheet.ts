import { existsSync, readFileSync, statSync } from 'node:fs'
import { decodeHTML } from 'entities'
import type { Url } from 'lightningcss'
import type { PartSheet, Places, Resolver } from '../../config'
import { relative } from '../../paths'
import type { Problem } from '../../report'
import { CSS_TARGETS } from '../browser/browsers'
import { ASSET_FILE, type Asset, createAssets } from '../modules/assets'
import { engineDir, engineFile } from '../project/engine-file'
import { contentHash } from '../project/hash'
import { compileSheet, isCompiledSheet, type SheetCompiler, sheetModule } from './compiled-sheets'
import { CSS_MODULE, CSS_MODULE_PATTERN, LENIENT } from './css-module'
import { findShown } from './sheet-files'
import { createSiteTailwind, isTailwindSheet, tailwindSettings } from './site-tailwind'
import { wholeSheet } from './whole-sheet'

/** Theme sheets that only few pages need, with the HTML pattern that requires them. */
const PARTS: Record<string, RegExp> = {
  'blog.css': /class="(?:(?:post|entry|archive)-|lead|tag-row)/,
  'frames.css': /class="frame-poster/,
  'live-code.css': /class="live-code/,
  'not-found.css': /class="not-found/,
  'notices.css': /class="notice/,
  // Only the browser knows which images can be zoomed.
  'zoom.css': /<img /,
}

/** Returns the stylesheet of a component or page module: the file of the same name beside it. */
export function findSheet(component: string): string | undefined {
  const file = component.replace(/(?:\.static)?\.\w+$/, '.css')
  return existsSync(file) ? file : undefined
}

/** Contents of a page that need styles: its HTML, the files of its components, and their imported stylesheets. */
interface Shown {
  resolver: Resolver
  main: string
  components: Iterable<string>
  imported?: Iterable<string>
  /** Sheets of plugins for pages with matching HTML. */
  parts?: PartSheet[]
}

interface PageSheet {
  css: string
  assets: Asset[]
  problems: Problem[]
}

/** Returns the minified CSS for the theme parts and components on a page, so that other pages do not load it. */
export type SheetReader = (shown: Shown) => Promise<PageSheet>

interface SheetPlaces extends Places {
  baseUrl: string
}

/** Creates a reader that compiles each sheet once. */
export function createSheetReader({
  siteDir,
  ...base
}: {
  root: string
  siteDir: string
  baseUrl: string
}): SheetReader {
  const known = new Map<string, Known>()
  const tailwind = createSiteTailwind({ root: base.root, siteDir })
  const stateOf = (files: string[]) => contentHash(...files.map(stampOf))
  const current = (places: Places, file: string): Known => {
    const last = known.get(file)
    if (last?.reads.every(existsSync) && stateOf(last.reads) === last.state) return last
    const sheet = readSheet(places, file)
    const now = { sheet, reads: sheet.reads, state: stateOf(sheet.reads), made: new Map() }
    // A sheet with errors is not cached, because the missing file may exist the next time.
    if (sheet.problems.every(({ severity }) => severity === 'warning')) known.set(file, now)
    return now
  }
  const translated = async (
    places: SheetPlaces,
    file: string,
    classes: () => string[],
  ): Promise<PageSheet> => {
    const now = current(places, file)
    const { sheet } = now
    const isTailwind = !file.startsWith(`${engineDir()}/`) && isTailwindSheet(sheet.css)
    const source = { ...sheet, texts: now.reads.filter(read => isSheet(places.resolver, read)) }
    const own = isTailwind && !CSS_MODULE.test(sheet.file) ? await tailwind.ownClasses(source, classes()) : []
    const last = now.made.get(own.join(' '))
    if (last) return last
    const compiled = isTailwind ? await tailwind.compile(source, own) : { ...sheet, problems: [], reads: [] }
    const made = {
      ...(await translate(places, { file: sheet.file, css: compiled.css })),
      problems: [...sheet.problems, ...compiled.problems],
    }
    now.made.set(own.join(' '), made)
    now.reads = [...new Set([...now.reads, ...compiled.reads])]
    now.state = stateOf(now.reads)
    return made
  }
  return async ({ resolver, main, components, imported = [], parts: added = [] }) => {
    const parts = Object.keys(PARTS).filter(name => PARTS[name]!.test(main))
    const own = new Set([...components].flatMap(component => findSheet(component) ?? []))
    const files = new Set([
      ...parts.map(name => engineFile(`inkstone/theme/styles/parts/${name}`)),
      ...added.filter(({ when }) => when.test(main)).map(({ file }) => file),
      ...imported,
      ...[...own].sort(),
    ])
    const sheets = await Promise.all(
      [...files].map(file => translated({ ...base, resolver }, file, () => classesOf(main))),
    )
    return {
      css: [...new Set(sheets.map(({ css }) => css))].join('\n'),
      assets: sheets.flatMap(({ assets }) => assets),
      problems: sheets.flatMap(({ problems }) => problems),
    }
  }
}

interface Known {
  sheet: ReadSheet
  reads: string[]
  state: string
  /** Compiled results, by the Tailwind classes included. */
  made: Map<string, PageSheet>
}

/** Whether a file is a stylesheet, not an image. */
function isSheet(resolver: Resolver, file: string): boolean {
  return file.endsWith('.css') || isCompiledSheet(resolver, file)
}

/** Returns a value that changes with the file; images are many and large, so only their stats are used. */
function stampOf(file: string): string | Uint8Array {
  if (!ASSET_FILE.test(file)) return readFileSync(file)
  const { mtimeMs, size } = statSync(file)
  return `${mtimeMs} ${size}`
}

function classesOf(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    decodeHTML(names).split(/\s+/).filter(Boolean),
  )
}

interface Sheet {
  /** Class names of a CSS module are derived from it. */
  file: string
  css: string
}

type ReadSheet = Sheet & { reads: string[]; problems: Problem[] }

function readSheet(
  places: Places,
  file: string,
  compile: SheetCompiler = name => compileSheet(places.resolver, name),
): ReadSheet {
  const isCompiled = isCompiledSheet(places.resolver, file)
  const { css: text, reads } = isCompiled ? compile(file) : { css: readFileSync(file, 'utf8'), reads: [file] }
  const whole = wholeSheet(places, { file, text }, { compile })
  return {
    // The virtual module's name, because bundlers derive class names from it.
    file: isCompiled ? sheetModule(file) : file,
    css: whole.css,
    reads: [...reads, ...whole.reads],
    problems: whole.problems,
  }
}

/** Returns all files of a stylesheet: itself, its imports, and its images and fonts. */
export function sheetFiles(places: Places, file: string, compile?: SheetCompiler): string[] {
  const css = isCompiledSheet(places.resolver, file) ? undefined : readFileSync(file, 'utf8')
  // Most sheets refer to no other file and need not be parsed.
  const isAlone = css !== undefined && !/@import|url\(/i.test(css)
  const { reads, ...sheet } = isAlone ? { file, css, reads: [file] } : readSheet(places, file, compile)
  return isTailwindSheet(sheet.css) ? [...reads, ...tailwindSettings(places.resolver, sheet)] : reads
}

async function translate(
  { root, resolver, baseUrl }: SheetPlaces,
  { file, css }: Sheet,
): Promise<Pick<PageSheet, 'css' | 'assets'>> {
  const { transform } = await import('lightningcss')
  const assets: Asset[] = []
  const settle = ({ url, ...rest }: Url): Url => {
    const path = findShown(resolver, file, url)
    if (!path) return { url, ...rest }
    const asset = createAssets(baseUrl).look(path)
    assets.push(asset)
    return { url: asset.url + (/[?#].*$/.exec(url)?.[0] ?? ''), ...rest }
  }
  const { code } = transform({
    filename: relative(root, file),
    projectRoot: root,
    code: Buffer.from(css),
    minify: true,
    targets: CSS_TARGETS,
    visitor: { Url: settle },
    ...LENIENT,
    ...(CSS_MODULE.test(file) && { cssModules: { pattern: CSS_MODULE_PATTERN } }),
  })
  return { css: code.toString(), assets }
}
