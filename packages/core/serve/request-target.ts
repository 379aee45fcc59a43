/** What a request asks for, as it was written. */
export interface Target {
  path: string
  /** With its question mark. */
  search: string
}

/** Reads a request's target; undefined when it is none. "//x" is a path here, not another host. */
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
 * Whether the bundler may be asked for a path. It takes the address of a page for the source of that name, and cannot
 * parse Markdown: a page that is requested while its file is being created is not found yet, and nothing is wrong.
 */
export function mayBeModule({ path, search }: Target): boolean {
  if (path.startsWith('/@')) return true
  const [, extension] = /\.(\w+)$/.exec(path) ?? []
  return extension !== undefined && (!/^mdx?$/.test(extension) || search !== '')
}

/** Whether a range names one run of bytes from its start; a server may ignore all others. */
export function isPlainRange(range: string): boolean {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range.trim()) ?? []
  return from !== undefined && (to === '' || Number(from) <= Number(to))
}
