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

/** A text of the site as the next deploy has it: made by another bundle, with other names for its files. */
export function asDeployedLater(text: string): string {
  return text
    .replace(NAMED, '$1.later$2')
    .replace(/"build":"/, '"build":"later-')
    .replace(/^(\{"version":\d+,"hash":")/, '$1later-')
}
