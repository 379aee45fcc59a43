/** Matches a file name with a content hash. */
const NAMED = /((?:assets\/|\.\/)[\w.-]+-[\w-]{8})(\.(?:js|css|json))\b/g
/** Matches a path that exists only in this deploy. */
const OWN = /\.later(\.(?:js|css|json)$)|\/later-(?=[^/]+\/[^/]+$)/
/** Matches a path that has another name in every deploy. */
const VERSIONED = /^\/assets\/[^/]+\.(?:js|css|json)$|^\/search-index\/[^/]+\/./

/** Returns the server's path for a path of the next deploy; undefined for paths that only the last one had. */
export function pathBeforeDeploy(path: string): string | undefined {
  if (OWN.test(path)) return path.replace(OWN, (_, type?: string) => type ?? '/')
  return VERSIONED.test(path) ? undefined : path
}

/** Converts a file to the next deploy's version: of another bundle, with other file names. */
export function asDeployedLater(path: string, text: string): string {
  if (path.startsWith('/search-index/')) {
    // Every file of an index contains the index's hash.
    const hash = /^\/search-index\/([^/]+)\//.exec(path)?.[1] ?? JSON.parse(text).hash
    return text.replaceAll(`"${hash}"`, `"later-${hash}"`)
  }
  return text.replace(NAMED, '$1.later$2').replace(/"build":"/, '"build":"later-')
}
