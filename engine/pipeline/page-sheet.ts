import { existsSync, readFileSync } from 'node:fs'
import { relative } from '../paths'
import { BROWSERS } from './browsers'

/** The stylesheet of a component, or of a page made of code: the file beside it, of the same name. */
export function findSheet(component: string): string | undefined {
  const file = component.replace(/(?:\.static)?\.\w+$/, '.css')
  return existsSync(file) ? file : undefined
}

/** The sheets of components that a page shows, as browsers get them: other pages do without. */
export async function readSheets(root: string, components: Iterable<string>): Promise<string> {
  const files = [...new Set([...components].flatMap(component => findSheet(component) ?? []))].sort()
  return (await Promise.all(files.map(file => readSheet(root, file)))).join('\n')
}

async function readSheet(root: string, file: string): Promise<string> {
  const { transform } = await import('lightningcss')
  const { code } = transform({
    filename: relative(root, file),
    code: readFileSync(file),
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
