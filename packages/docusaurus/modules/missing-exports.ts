import { existsSync } from 'node:fs'
import type { ModuleBundling } from 'inkstone/config'
import { describeUnexported } from 'inkstone/modules'
import { relative, toSlashes } from 'inkstone/paths'
import type { Problem } from 'inkstone/report'
import type { Plugin } from 'rolldown'
import type { Plugin as VitePlugin } from 'vite'
import { type TakenName, takenNames } from './imported-names'

/** Imported names that a module does not export, by file. */
type MissingNames = Record<string, string[]>

const NOTE = 'docusaurus-missing'

/** Turns imports of missing names into undefined, as Docusaurus' bundler does, with a warning for each. */
export function missingExports(bundle: ModuleBundling): Plugin {
  const missing = new Map<string, Set<string>>()
  const plugin: VitePlugin = {
    name: 'missing-exports',
    config: () => ({ build: { rolldownOptions: { shimMissingExports: true } } }),
    options: options => ({ ...options, shimMissingExports: true }),
    onLog(_level, { code, exporter, binding }) {
      if (code !== 'SHIMMED_EXPORT' || !exporter || !binding) return
      missing.set(exporter, (missing.get(exporter) ?? new Set()).add(binding))
    },
    buildEnd() {
      bundle.whenMade(async () => {
        if (bundle.target === 'server') bundle.notes[NOTE] = namesOf(missing)
        for (const [exporter, names] of missing)
          for (const importer of this.getModuleInfo(exporter)?.importers.filter(existsSync) ?? [])
            for (const taken of takenNames(importer)) {
              if (!names.has(taken.name)) continue
              // Unresolved imports are reported elsewhere.
              const found = await this.resolve(taken.source, importer).catch(() => null)
              if (found?.id === exporter)
                bundle.report(warning({ root: bundle.root, exporter, importer, taken }))
            }
      })
    },
  }
  return plugin as Plugin
}

function namesOf(missing: Map<string, Set<string>>): MissingNames {
  const entries = [...missing].map(([file, names]): [string, string[]] => [
    toSlashes(file),
    [...names].sort(),
  ])
  return Object.fromEntries(entries.filter(([file]) => SCRIPT.test(file)))
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
    what: `${what}: it is undefined`,
    where: { file: relative(root, importer), line, column },
    remedy,
    severity: 'warning',
  }
}

/** Exports missing names for browsers, where the dev server's modules would fail otherwise. */
export function shimmedNames(bundle: Pick<ModuleBundling, 'notes'>): Plugin {
  return {
    name: 'shimmed-names',
    transform: {
      filter: { id: SCRIPT },
      handler(code, id) {
        const names = (bundle.notes[NOTE] as MissingNames | undefined)?.[toSlashes(id)]
        if (!names) return null
        // Renamed on export, because the module may have a variable of that name.
        const lines = names.map(
          (name, index) => `const ink_missing${index} = undefined; export { ink_missing${index} as ${name} }`,
        )
        return { code: `${code}\n${lines.join('\n')}\n`, map: null }
      },
    },
  }
}
