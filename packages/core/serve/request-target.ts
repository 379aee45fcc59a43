/** The target of a request, undecoded. */
export interface Target {
  path: string
  /** Including the question mark. */
  search: string
}

/** Parses a request's target; undefined if it is invalid. "//x" is a path here, not another host. */
export function readTarget(url = '/'): Target | undefined {
  if (!url.startsWith('/')) {
    if (!URL.canParse(url)) return undefined
    const { pathname, search, protocol } = new URL(url)
    return /^https?:$/.test(protocol) ? { path: pathname, search } : undefined
  }
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url)!
  return { path, search }
}

/**
 * Whether Vite may handle a path. It would resolve a page's address to the source of that name and fail to
 * parse Markdown: for example when a page is requested while its file is being created.
 */
export function mayBeModule({ path, search }: Target): boolean {
  if (path.startsWith('/@')) return true
  const [, extension] = /\.(\w+)$/.exec(path) ?? []
  return extension !== undefined && (!/^mdx?$/.test(extension) || search !== '')
}

/** Whether a Range header is a single range with a start; servers may ignore all other forms. */
export function isPlainRange(range: string): boolean {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range.trim()) ?? []
  return from !== undefined && (to === '' || Number(from) <= Number(to))
}
