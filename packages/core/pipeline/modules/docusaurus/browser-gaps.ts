import type { OutputChunk, Plugin } from 'rolldown'
import type { Places } from '../../../config'
import type { Gap } from '../../../model'
import { packagesOutside, rawModules, rootedImports } from '../module-plugins'
import { isStandIn, readStandIn, standIns } from './stand-ins'

/** A component that browsers run. */
export interface BrowserComponent {
  file: string
  /** What it is called there. */
  name: string
}

/**
 * What components would need in a browser and nobody has, in the order of the components. Drawing one at build time
 * does not show it: a handler calls it later. So the bundler is asked what is left of the modules for one component.
 */
export async function browserGaps(
  site: Places,
  components: BrowserComponent[],
): Promise<(Gap | undefined)[]> {
  if (components.length === 0) return []
  const gaps = await bundleEach(site, components)
  if (components.length === 1) return gaps
  // Together they are told apart by file only.
  return Promise.all(gaps.map(async (gap, index) => gap && (await bundleEach(site, [components[index]!]))[0]))
}

const PICK = '\0pick:'

async function bundleEach(site: Places, components: BrowserComponent[]): Promise<(Gap | undefined)[]> {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: Object.fromEntries(components.map((_, index) => [index, PICK + index])),
    cwd: site.root,
    platform: 'node',
    resolve: { alias: site.resolver.aliases },
    tsconfig: false,
    moduleTypes: { '.js': 'jsx' },
    shimMissingExports: true,
    treeshake: { moduleSideEffects: false },
    logLevel: 'silent',
    external: id => id.includes('node_modules') || site.resolver.isLibrary(id),
    plugins: [
      pick(components),
      standIns({ places: site, isForBrowsers: true }),
      rootedImports(site),
      rawModules(),
      packagesOutside(),
      codeOnly(),
    ],
  })
  try {
    const { output } = await bundle.generate({ format: 'esm' })
    const chunks = new Map(output.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
    const entries = new Map([...chunks.values()].map(chunk => [chunk.facadeModuleId, chunk]))
    return components.map((_, index) => findGap(entries.get(PICK + index)!, chunks, site))
  } finally {
    await bundle.close()
  }
}

/** Entries that take one component each. */
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

/** Styles, data, pictures and pages need nobody. */
function codeOnly(): Plugin {
  return {
    name: 'code-only',
    load: {
      filter: { id: { exclude: [/\.[cm]?[jt]sx?$/, /^\0/] } },
      handler: () => ({ code: 'export default {}', moduleType: 'js' }),
    },
  }
}

function findGap(entry: OutputChunk, chunks: Map<string, OutputChunk>, site: Places): Gap | undefined {
  const seen = new Set<OutputChunk>()
  const visit = (chunk: OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) visit(chunks.get(name))
  }
  visit(entry)
  for (const { modules } of seen)
    for (const [id, { renderedExports }] of Object.entries(modules)) {
      if (!isStandIn(id)) continue
      const found = readStandIn(site, id).gaps.find(({ name }) => renderedExports.includes(name))
      if (found) return found.gap
    }
  return undefined
}
