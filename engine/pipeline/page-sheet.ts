import { existsSync, readFileSync } from 'node:fs'
import { relative } from '../paths'
import { BROWSERS } from './browsers'

/** The stylesheet of a component, or of a page made of code: the file beside it, of the same name. */
export function findSheet(component: string): string | undefined {
  const file = component.replace(/(?:\.static)?\.\w+$/, '.css')
  return existsSync(file) ? file : undefined
}

/** Gives the sheets of the components that a page shows, as browsers get them: other pages do without. */
export type SheetReader = (components: Iterable<string>) => Promise<string>

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
  return async components => {
    const files = [...new Set([...components].flatMap(component => findSheet(component) ?? []))].sort()
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
