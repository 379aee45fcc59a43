import { existsSync } from 'node:fs'
import type { Plugin } from 'rolldown'
import { relative, toSlashes } from '../../paths'
import type { Problem } from '../../report'
import { describeUnexported } from './import-problems'
import { type TakenName, takenNames } from './imported-names'

/** Names that modules are asked for and do not export, by their files. */
export type MissingNames = Record<string, string[]>

/** Hears of names that a bundler gives as undefined, as that of Docusaurus does. */
export interface MissingExports {
  plugin: Plugin
  /** Of scripts, once the bundle is made. */
  names(): MissingNames
  /** One for each import of such a name. */
  warnings(root: string): Promise<Problem[]>
}

export function noteMissing(): MissingExports {
  const missing = new Map<string, Set<string>>()
  let importersOf = (_file: string): readonly string[] => []
  let resolve = async (_source: string, _importer: string): Promise<string | undefined> => undefined
  const plugin: Plugin = {
    name: 'missing-exports',
    onLog(_level, { code, exporter, binding }) {
      if (code !== 'SHIMMED_EXPORT' || !exporter || !binding) return
      missing.set(exporter, (missing.get(exporter) ?? new Set()).add(binding))
    },
    buildEnd() {
      importersOf = id => this.getModuleInfo(id)?.importers ?? []
      // What leads nowhere is told of by whoever finds it so.
      resolve = (source, importer) =>
        this.resolve(source, importer).then(
          found => found?.id,
          () => undefined,
        )
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
    async warnings(root) {
      const asked = [...missing].flatMap(([exporter, names]) =>
        importersOf(exporter)
          .filter(existsSync)
          .flatMap(importer =>
            takenNames(importer)
              .filter(({ name }) => names.has(name))
              .map(taken => ({ root, exporter, importer, taken })),
          ),
      )
      const told = await Promise.all(
        asked.map(async one =>
          (await resolve(one.taken.source, one.importer)) === one.exporter ? warning(one) : [],
        ),
      )
      return told.flat()
    },
  }
}

const SCRIPT = /\.[cm]?[jt]sx?$/

interface Request {
  root: string
  exporter: string
  importer: string
  taken: TakenName
}

function warning({ root, exporter, importer, taken: { name, line, column } }: Request): Problem {
  const { what, remedy } = describeUnexported(relative(root, exporter), name)
  return {
    what: `${what}: it is undefined here`,
    where: { file: relative(root, importer), line, column },
    remedy,
    severity: 'warning',
  }
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
        // The module may have a variable of that name and not export it.
        const lines = names.map(
          (name, index) => `const ink_missing${index} = undefined; export { ink_missing${index} as ${name} }`,
        )
        return { code: `${code}\n${lines.join('\n')}\n`, map: null }
      },
    },
  }
}
