// Loads this project's search as a module, and the index from the last build of this site.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { root } from '../places.mjs'

/** Bundles the package once, because it is TypeScript. */
export async function loadOwn() {
  const input = { index: 'inkstone-search', node: 'inkstone-search/node' }
  const bundle = await rolldown({
    input,
    cwd: root,
    platform: 'node',
    external: id => /^[a-z@]/.test(id) && !id.startsWith('inkstone'),
    logLevel: 'silent',
  })
  const out = join(root, '.cache/search-bench')
  await bundle.write({ dir: out, entryFileNames: '[name].mjs' })
  const modules = await Promise.all(
    Object.keys(input).map(name => import(pathToFileURL(join(out, `${name}.mjs`)).href)),
  )
  return Object.assign({}, ...modules)
}

/** Reads the index files of a built site, without their compressed versions. */
export function readBuiltIndex(dist = join(root, 'dist')) {
  const dir = join(dist, 'search-index')
  if (!existsSync(dir)) throw new Error('There is no index: run `npm run build` first.')
  return readdirSync(dir, { recursive: true })
    .filter(name => name.endsWith('.json'))
    .map(name => ({ name, data: readFileSync(join(dir, name)) }))
}
