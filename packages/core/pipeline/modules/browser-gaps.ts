import { isBuiltin } from 'node:module'
import type { OutputChunk, Plugin } from 'rolldown'
import type { ModuleHooks, Places } from '../../config'
import type { Gap } from '../../model'
import { relative } from '../../paths'
import { describeAbsent, lineOf } from './import-problems'
import { packagesOutside, rawModules, rootedImports } from './module-plugins'
import { namedImports } from './named-imports'
import { findPackageFile } from './packages'

export interface BrowserComponent {
  file: string
  name: string
}

interface Site extends Places {
  hooks?: ModuleHooks
}

/** An export of a stub that replaces a missing module. Plugins mark stubs with `meta: { gaps }`. */
export interface NamedGap {
  name: string
  gap: Gap
}

/**
 * Returns, for each component, an import that would be missing in the browser. Rendering at build time does not
 * show it, because only an event handler may use it. So each component is bundled with tree shaking, and the
 * remaining modules are checked.
 */
export async function browserGaps(site: Site, components: BrowserComponent[]): Promise<(Gap | undefined)[]> {
  if (components.length === 0) return []
  const gaps = await bundleEach(site, components)
  if (components.length === 1) return gaps
  // In the shared bundle, gaps are only known per file, so components with one are checked separately.
  return Promise.all(gaps.map(async (gap, index) => gap && (await bundleEach(site, [components[index]!]))[0]))
}

const PICK = '\0pick:'

async function bundleEach(site: Site, components: BrowserComponent[]): Promise<(Gap | undefined)[]> {
  const { root, resolver, hooks } = site
  const { rolldown } = await import('rolldown')
  const bundling = {
    root,
    resolver,
    target: 'check' as const,
    notes: {},
    listFolder() {},
    report() {},
    whenMade() {},
  }
  const known: Known = { gaps: new Map(), importers: new Map() }
  const bundle = await rolldown({
    input: Object.fromEntries(components.map((_, index) => [index, PICK + index])),
    cwd: root,
    platform: 'node',
    resolve: { alias: resolver.aliases },
    tsconfig: false,
    moduleTypes: { '.js': 'jsx' },
    shimMissingExports: true,
    treeshake: { moduleSideEffects: false },
    logLevel: 'silent',
    external: id => id.includes('node_modules') || resolver.isLibrary(id),
    plugins: [
      pick(components),
      ...(hooks?.bundlerPlugins?.(bundling) ?? []),
      namedImports(site),
      rootedImports(site),
      rawModules(),
      packagesOutside(),
      codeOnly(),
      noteModules(known),
    ],
  })
  try {
    const { output } = await bundle.generate({ format: 'esm' })
    const chunks = new Map(output.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
    const entries = new Map([...chunks.values()].map(chunk => [chunk.facadeModuleId, chunk]))
    return components.map((_, index) => findGap(chunksBelow(entries.get(PICK + index)!, chunks), known, site))
  } finally {
    await bundle.close()
  }
}

function pick(components: BrowserComponent[]): Plugin {
  return {
    name: 'pick',
    resolveId: { filter: { id: /^\0pick:/ }, handler: id => id },
    load: {
      filter: { id: /^\0pick:/ },
      handler(id) {
        const { file, name } = components[Number(id.slice(PICK.length))]!
        return `export { ${name.split('.')[0]} } from ${JSON.stringify(file)}`
      },
    },
  }
}

/** Empties all modules that are not code, because only code can have gaps. */
function codeOnly(): Plugin {
  return {
    name: 'code-only',
    load: {
      filter: { id: { exclude: [/\.[cm]?[jt]sx?$/, /^\0/] } },
      handler: () => ({ code: 'export default {}', moduleType: 'js' }),
    },
  }
}

interface Known {
  gaps: Map<string, NamedGap[]>
  importers: Map<string, string[]>
}

function noteModules({ gaps, importers }: Known): Plugin {
  return {
    name: 'note-modules',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (info?.meta.gaps) gaps.set(id, info.meta.gaps)
        for (const imported of info?.importedIds ?? [])
          if (isBuiltin(imported)) importers.set(imported, [...(importers.get(imported) ?? []), id])
      }
    },
  }
}

function chunksBelow(entry: OutputChunk, chunks: Map<string, OutputChunk>): OutputChunk[] {
  const seen = new Set<OutputChunk>()
  const visit = (chunk: OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) visit(chunks.get(name))
  }
  visit(entry)
  return [...seen]
}

function findGap(chunks: OutputChunk[], known: Known, { root, resolver }: Site): Gap | undefined {
  for (const { modules, imports, code } of chunks) {
    for (const [id, { renderedExports }] of Object.entries(modules)) {
      const found = known.gaps.get(id)?.find(({ name }) => renderedExports.includes(name))
      if (found) return found.gap
    }
    // An unused builtin stays imported, and a package of the same name may provide it to browsers.
    const isTaken = (name: string) => code.includes(`from "${name}"`)
    const builtin = imports.find(
      name => isBuiltin(name) && isTaken(name) && !findPackageFile(resolver.siteDir, `${name}/`),
    )
    const importer = builtin && known.importers.get(builtin)?.find(id => id in modules)
    if (!importer) continue
    const { what, remedy } = describeAbsent(builtin, importer)
    return { what, remedy, where: { file: relative(root, importer), line: lineOf(builtin, importer) } }
  }
  return undefined
}
