/** A value for all paths of a pattern: an exact path, or a prefix followed by "*". */
export interface Covered {
  pattern: string
  value: string
}

interface Folder {
  /** Value of the path itself, if it is an output. */
  own?: string
  children: Map<string, Folder>
}

/** Returns the fewest patterns that give each path its value; no path matches two of them. */
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
  return cover(root, '', [])
}

function cover({ own, children }: Folder, path: string, siblings: string[]): Covered[] {
  const self = own === undefined ? [] : [{ pattern: path, value: own }]
  const values = new Set([...children.values()].flatMap(valuesOf))
  // On Netlify, "/a/*" also matches "/a" and "/ab", so all paths with the prefix must have the same value.
  const name = path.slice(path.lastIndexOf('/') + 1)
  const isAlone = siblings.every(other => other === name || !other.startsWith(name))
  if (values.size === 1 && isAlone && (own === undefined || values.has(own)))
    return [{ pattern: path + (own === undefined || path === '' ? '/*' : '*'), value: [...values][0]! }]
  const names = [...children.keys()]
  return [...self, ...[...children].flatMap(([name, child]) => cover(child, `${path}/${name}`, names))]
}

function valuesOf({ own, children }: Folder): string[] {
  return [...(own === undefined ? [] : [own]), ...[...children.values()].flatMap(valuesOf)]
}
