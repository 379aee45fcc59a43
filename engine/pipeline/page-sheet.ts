import { existsSync, readFileSync } from 'node:fs'
import type { Url } from 'lightningcss'
import { dirname, join, relative } from '../paths'
import { type Asset, createAssets } from './assets'
import { BROWSERS } from './browsers'
import { findShown } from './check-stylesheet'
import { compileSheet, isCompiledSheet, sheetModule } from './compiled-sheets'
import { CSS_MODULE, CSS_MODULE_PATTERN, LENIENT } from './css-module'
import { engineFile } from './engine-file'

/** Sheets of the theme for what few pages show, with what of their HTML tells that they do. */
const PARTS: Record<string, RegExp> = {
  'blog.css': /class="(?:(?:post|entry|archive)-|lead|tag-row)/,
  'diagrams.css': /class="diagram/,
  'frames.css': /class="frame-poster/,
  'live-code.css': /class="live-code/,
  'not-found.css': /class="not-found/,
  'notices.css': /class="notice/,
  // Which images can be zoomed is found out in the browser.
  'zoom.css': /<img /,
}

/** The stylesheet of a component, or of a page made of code: the file beside it, of the same name. */
export function findSheet(component: string): string | undefined {
  const file = component.replace(/(?:\.static)?\.\w+$/, '.css')
  return existsSync(file) ? file : undefined
}

/** What a page shows: its HTML, files of its components, and the stylesheets that those import. */
interface Shown {
  main: string
  components: Iterable<string>
  imported?: Iterable<string>
}

/** The rules of a page, and the files that they show. */
export interface PageSheet {
  css: string
  assets: Asset[]
}

/** Gives the sheets of the parts and components that a page shows, as browsers get them: other pages do without. */
export type SheetReader = (shown: Shown) => Promise<PageSheet>

interface Places {
  root: string
  siteDir: string
  baseUrl: string
}

/** Makes a reader that translates each text once. */
export function createSheetReader(places: Places): SheetReader {
  const known = new Map<string, { reads: string[]; text: string; made: PageSheet }>()
  const textOf = (files: string[]) => files.map(file => readFileSync(file, 'utf8')).join('\0')
  const translated = async (file: string): Promise<PageSheet> => {
    const last = known.get(file)
    if (last?.reads.every(existsSync) && textOf(last.reads) === last.text) return last.made
    const { reads, ...sheet } = readSheet(places.siteDir, file)
    const made = await translate(places, sheet)
    known.set(file, { reads, text: textOf(reads), made })
    return made
  }
  return async ({ main, components, imported = [] }) => {
    const parts = Object.keys(PARTS).filter(name => PARTS[name]!.test(main))
    const own = new Set([...components].flatMap(component => findSheet(component) ?? []))
    const files = new Set([
      ...parts.map(name => engineFile(`inkstone/theme/styles/parts/${name}`)),
      ...imported,
      ...[...own].sort(),
    ])
    const sheets = await Promise.all([...files].flatMap(withImported).map(translated))
    return {
      css: [...new Set(sheets.map(({ css }) => css))].join('\n'),
      assets: sheets.flatMap(({ assets }) => assets),
    }
  }
}

const IMPORT = /^[ \t]*@import\s+(?:url\()?["'](\.[^"']+)["']\)?[ \t]*;/gm

/** A stylesheet after those it imports, each of which refers to files from its own folder. */
function withImported(file: string): string[] {
  if (isCompiledSheet(file)) return [file]
  const imported = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path]) =>
    join(dirname(file), path!),
  )
  return [...imported.filter(path => path !== file && existsSync(path)).flatMap(withImported), file]
}

interface Sheet {
  /** Classes of a module are named after it. */
  file: string
  css: string
}

function readSheet(siteDir: string, file: string): Sheet & { reads: string[] } {
  if (isCompiledSheet(file)) return { ...compileSheet(siteDir, file), file: sheetModule(file) }
  return { file, css: readFileSync(file, 'utf8').replace(IMPORT, ''), reads: [file] }
}

async function translate({ root, siteDir, baseUrl }: Places, { file, css }: Sheet): Promise<PageSheet> {
  const { transform } = await import('lightningcss')
  const assets: Asset[] = []
  const settle = ({ url, ...rest }: Url): Url => {
    const path = findShown(siteDir, file, url)
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
    targets: Object.fromEntries(BROWSERS.map(toTarget)),
    visitor: { Url: settle },
    ...LENIENT,
    ...(CSS_MODULE.test(file) && { cssModules: { pattern: CSS_MODULE_PATTERN } }),
  })
  return { css: code.toString(), assets }
}

/** "safari15.4" -> ['safari', 15.4 as the library packs versions]. */
function toTarget(browser: string): [name: string, version: number] {
  const [, name = '', major = '', minor = '0'] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser) ?? []
  return [name, (Number(major) << 16) | (Number(minor) << 8)]
}
