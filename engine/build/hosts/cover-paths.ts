/** A value that holds for all paths of a pattern: an exact path, or everything below one that ends in "/*". */
export interface Covered {
  pattern: string
  value: string
}

interface Folder {
  /** Value of the path itself, where it is an output. */
  own?: string
  children: Map<string, Folder>
}

/** The fewest patterns that give each path its value; no path matches two of them. */
export function coverPaths(paths: { path: string; value: string }[]): Covered[] {
  const root: Folder = { children: new Map() }
  for (const { path, value } of paths) {
    let folder = root
    for (const name of path.split('/').slice(1)) {
      if (!folder.children.has(name)) folder.children.set(name, { children: new Map() })
      folder = folder.children.get(name)!
    }
    folder.own = value
  }
  return cover(root, '')
}

function cover({ own, children }: Folder, path: string): Covered[] {
  const self = own === undefined ? [] : [{ pattern: path, value: own }]
  const values = new Set([...children.values()].flatMap(valuesOf))
  // Some hosts take "/a/*" to match "/a" as well: then both must have the same value.
  if (values.size === 1 && (own === undefined || values.has(own)))
    return [{ pattern: `${path}/*`, value: [...values][0]! }, ...(path ? self : [])]
  return [...self, ...[...children].flatMap(([name, child]) => cover(child, `${path}/${name}`))]
}

function valuesOf({ own, children }: Folder): string[] {
  return [...(own === undefined ? [] : [own]), ...[...children.values()].flatMap(valuesOf)]
}
