import { readFileSync } from 'node:fs'
import { relative } from '../../paths'

export interface CssModule {
  /** Generated name by written name. */
  names: Record<string, string>
  code: string
}

export const CSS_MODULE = /\.module\.css$/

/** Pattern of generated names, shared by server and browser; it must end with the local name because of grid lines. */
export const CSS_MODULE_PATTERN = '[name]_[hash]_[local]'

/** Skips invalid rules, as browsers do. */
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
  // The order of the exports is random.
  const entries = Object.entries(exports || {}).sort(([one], [other]) => (one < other ? -1 : 1))
  const names = entries.map(([written, { name, composes }]) => [
    written,
    [name, ...composes.map(other => other.name)].join(' '),
  ])
  return { names: Object.fromEntries(names), code: code.toString() }
}
