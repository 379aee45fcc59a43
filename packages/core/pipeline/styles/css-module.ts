import { readFileSync } from 'node:fs'
import { relative } from '../../paths'

export interface CssModule {
  /** Name as it is written -> name in the page. */
  names: Record<string, string>
  code: string
}

export const CSS_MODULE = /\.module\.css$/

/** How the names are made, for server and browser alike; those of grid lines must end with the written name. */
export const CSS_MODULE_PATTERN = '[name]_[hash]_[local]'

/** As browsers do it: a rule that they do not understand is passed over, and the others count. */
export const LENIENT = { errorRecovery: true }

export async function readCssModule(
  root: string,
  file: string,
  text: string | Uint8Array = readFileSync(file),
): Promise<CssModule> {
  const { transform } = await import('lightningcss')
  const { code, exports } = transform({
    filename: relative(root, file),
    code: Buffer.from(text),
    projectRoot: root,
    cssModules: { pattern: CSS_MODULE_PATTERN },
    ...LENIENT,
  })
  // They come in no order of their own.
  const entries = Object.entries(exports || {}).sort(([one], [other]) => (one < other ? -1 : 1))
  const names = entries.map(([written, { name, composes }]) => [
    written,
    [name, ...composes.map(other => other.name)].join(' '),
  ])
  return { names: Object.fromEntries(names), code: code.toString() }
}
