import { existsSync, readFileSync } from 'node:fs'
import { relative } from '../paths'
import { BROWSERS } from './browsers'
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

/** What a page shows: its HTML, and files of its components. */
interface Shown {
  main: string
  components: Iterable<string>
}

/** Gives the sheets of the parts and components that a page shows, as browsers get them: other pages do without. */
export type SheetReader = (shown: Shown) => Promise<string>

/** Makes a reader that translates each text once. */
export function createSheetReader(root: string): SheetReader {
  const known = new Map<string, { text: string; css: string }>()
  const read = async (file: string) => {
    const text = readFileSync(file, 'utf8')
    const last = known.get(file)
    const css = last?.text === text ? last.css : await translate(relative(root, file), text)
    known.set(file, { text, css })
    return css
  }
  return async ({ main, components }) => {
    const parts = Object.keys(PARTS).filter(name => PARTS[name]!.test(main))
    const own = new Set([...components].flatMap(component => findSheet(component) ?? []))
    const files = [
      ...parts.map(name => engineFile(`inkstone/theme/styles/parts/${name}`)),
      ...[...own].sort(),
    ]
    return (await Promise.all(files.map(read))).join('\n')
  }
}

async function translate(filename: string, text: string): Promise<string> {
  const { transform } = await import('lightningcss')
  const { code } = transform({
    filename,
    code: Buffer.from(text),
    minify: true,
    targets: Object.fromEntries(BROWSERS.map(toTarget)),
  })
  return code.toString()
}

/** "safari15.4" -> ['safari', 15.4 as the library packs versions]. */
function toTarget(browser: string): [name: string, version: number] {
  const [, name = '', major = '', minor = '0'] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser) ?? []
  return [name, (Number(major) << 16) | (Number(minor) << 8)]
}
