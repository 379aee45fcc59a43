/** Memoizes a function of a path; assumes that the disk does not change meanwhile. */
export function remember<T>(ask: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>()
  return path => {
    if (!known.has(path)) known.set(path, ask(path))
    return known.get(path)!
  }
}
