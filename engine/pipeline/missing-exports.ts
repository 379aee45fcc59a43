import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'rolldown'
import { relative, toSlashes } from '../paths'
import type { Problem } from '../report'
import { describeUnexported } from './import-problems'
import { takenNames } from './imported-names'

/** Names that modules are asked for and do not export, by their files. */
export type MissingNames = Record<string, string[]>

/** Hears of names that a bundler gives as undefined, as that of Docusaurus does. */
export interface MissingExports {
  plugin: Plugin
  /** Of scripts, once the bundle is made. */
  names(): MissingNames
  /** One for each import of such a name. */
  warnings(root: string): Problem[]
}

export function noteMissing(): MissingExports {
  const missing = new Map<string, Set<string>>()
  let importersOf = (_file: string): readonly string[] => []
  const plugin: Plugin = {
    name: 'missing-exports',
    onLog(_level, { code, exporter, binding }) {
      if (code !== 'SHIMMED_EXPORT' || !exporter || !binding) return
      missing.set(exporter, (missing.get(exporter) ?? new Set()).add(binding))
    },
    buildEnd() {
      importersOf = id => this.getModuleInfo(id)?.importers ?? []
    },
  }
  return {
    plugin,
    names: () =>
      Object.fromEntries(
        [...missing]
          .map(([file, names]): [string, string[]] => [toSlashes(file), [...names].sort()])
          .filter(([file]) => SCRIPT.test(file)),
      ),
    warnings: root =>
      [...missing].flatMap(([exporter, names]) =>
        importersOf(exporter)
          .filter(existsSync)
          .flatMap(importer =>
            takenNames(importer)
              .filter(name => names.has(name))
              .map(name => warning({ root, exporter, importer, name })),
          ),
      ),
  }
}

const SCRIPT = /\.[cm]?[jt]sx?$/

interface Place {
  root: string
  exporter: string
  importer: string
  name: string
}

function warning({ root, exporter, importer, name }: Place): Problem {
  const { what, remedy } = describeUnexported(relative(root, exporter), name)
  return {
    what: `${what}: it is undefined here`,
    where: { file: relative(root, importer), ...placeOf(name, importer) },
    remedy,
    severity: 'warning',
  }
}

/** Where a script asks for a name; its statements for that stand first. */
function placeOf(name: string, file: string): { line?: number; column?: number } {
  const asked =
    name === 'default' ? /(?<=\bimport\s+)\w|\bdefault\b/ : new RegExp(`(?<![\\w$])${name}(?![\\w$])`)
  const lines = readFileSync(file, 'utf8').split('\n')
  const index = lines.findIndex(line => asked.test(line))
  return index < 0 ? {} : { line: index + 1, column: asked.exec(lines[index]!)!.index + 1 }
}

/** Gives such names to browsers; the dev server's would refuse the modules that ask for them. */
export function shimmedNames(read: () => MissingNames): Plugin & { enforce: 'pre' } {
  return {
    name: 'shimmed-names',
    enforce: 'pre',
    transform: {
      filter: { id: SCRIPT },
      handler(code, id) {
        const names = read()[toSlashes(id)]
        if (!names) return null
        const lines = names.map(name =>
          name === 'default' ? 'export default undefined' : `export const ${name} = undefined`,
        )
        return { code: `${code}\n${lines.join('\n')}\n`, map: null }
      },
    },
  }
}
