/** A file whose name changes with its content. */
const NAMED = /((?:assets\/|\.\/)[\w.-]+-[\w-]{8})(\.(?:js|css|json))\b/g
/** A path that only this deploy has. */
const OWN = /\.later(\.(?:js|css|json)$)|\/later-(?=[^/]+\/[^/]+$)/
/** A path that every deploy has under another name. */
const VERSIONED = /^\/assets\/[^/]+\.(?:js|css|json)$|^\/search-index\/[^/]+\/./

/** Where the server keeps what the next deploy has under this path; undefined for what only the last one had. */
export function pathBeforeDeploy(path: string): string | undefined {
  if (OWN.test(path)) return path.replace(OWN, (_, type?: string) => type ?? '/')
  return VERSIONED.test(path) ? undefined : path
}

/** What the server keeps under a path, as the next deploy has it: from another bundle, with other names for files. */
export function asDeployedLater(path: string, text: string): string {
  if (path.startsWith('/search-index/')) {
    // Every file of an index names the index it belongs to.
    const hash = /^\/search-index\/([^/]+)\//.exec(path)?.[1] ?? JSON.parse(text).hash
    return text.replaceAll(`"${hash}"`, `"later-${hash}"`)
  }
  return text.replace(NAMED, '$1.later$2').replace(/"build":"/, '"build":"later-')
}
