/** Plugins whose pages are made of something else than Markdown: they are not in a checkout. */
const MAKERS = /Not carried over: the plugin \S*(?:typedoc|openapi|redoc|graphql)/i

/**
 * Tells links to pages that a plugin of the site's owner makes from dead ones: such a plugin is there, and no page of
 * the site lies in the folder they lead to.
 */
export function findMadePages(config, paths) {
  const folders = new Set(paths.map(folderOf))
  return what => {
    const [, path] = /^the link (\/\S*) leads to no page$/.exec(what) ?? []
    return MAKERS.test(config) && path !== undefined && !folders.has(folderOf(path))
  }
}

function folderOf(path) {
  return path.split(/[/#?]/)[1]
}
