// Attributes the CPU time of a build to code owners, from the profiles of its threads.

const OWNERS = [
  ['engine', /\/\.cache\//],
  ['highlighting', /\/node_modules\/(?:@shikijs|shiki|oniguruma)/],
  ['markdown', /\/node_modules\/satteri/],
  ['react', /\/node_modules\/react/],
  ['bundling', /\/node_modules\/(?:vite|rolldown|@rolldown|@?tailwindcss|@tailwindcss|@vitejs)\b/],
  ['libraries', /\/node_modules\/|^wasm:/],
  ['compression', /^node:zlib$/],
]

/**
 * Returns CPU seconds by owner. Profiles only cover their own thread; the rest of `cpuSeconds` belongs to threads
 * without one: V8's compiler and garbage collector, native libraries, and Node's pool.
 */
export function shareOut(profiles, cpuSeconds) {
  const shares = {}
  for (const { nodes, samples, timeDeltas } of profiles) {
    const owners = ownersOf(nodes)
    samples.forEach((id, index) => {
      const owner = owners.get(id)
      if (owner) shares[owner] = (shares[owner] ?? 0) + timeDeltas[index] / 1e6
    })
  }
  const known = Object.values(shares).reduce((sum, seconds) => sum + seconds, 0)
  return { ...shares, otherThreads: cpuSeconds - known }
}

/** Returns the owner of each profile node; idle nodes have none. */
function ownersOf(nodes) {
  const owners = new Map()
  const byId = new Map(nodes.map(node => [node.id, node]))
  const visit = (node, above) => {
    const owner = ownerOf(node.callFrame, above)
    owners.set(node.id, owner)
    for (const id of node.children ?? []) visit(byId.get(id), owner)
  }
  if (nodes[0]) visit(nodes[0])
  return owners
}

function ownerOf({ functionName, url }, above) {
  if (functionName === '(idle)') return undefined
  if (functionName === '(garbage collector)') return 'garbage'
  // Regular expressions have no file, so they belong to their caller.
  if (functionName.startsWith('RegExp: ')) return above
  return OWNERS.find(([, place]) => place.test(url))?.[0] ?? 'node'
}
