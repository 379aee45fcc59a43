import { existsSync, readFileSync } from 'node:fs'
import { relative } from '../paths'
import { BROWSERS } from './browsers'

/** The stylesheet of a page that a component draws: the file beside it, of the same name. */
export function findPageSheet(component: string): string | undefined {
  const file = component.replace(/\.\w+$/, '.css')
  return existsSync(file) ? file : undefined
}

/** Reads it as browsers get it. */
export async function readPageSheet(root: string, file: string): Promise<string> {
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
