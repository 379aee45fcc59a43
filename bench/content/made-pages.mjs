import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import picomatch from 'picomatch'

/** Plugins that generate pages from sources other than Markdown, which are not in a checkout. */
const MAKERS = /Not carried over: The plugin \S*(?:typedoc|openapi|redoc|graphql)/i

/**
 * Recognizes links to pages that a plugin of the site generates: there is such a plugin, and the site has no page in
 * the target folder.
 */
export function findMadePages(config, paths) {
  const folders = new Set(paths.map(folderOf))
  return what => {
    const [, path] = /^the link (\/\S*) points to a page that does not exist$/.exec(what) ?? []
    return MAKERS.test(config) && path !== undefined && !folders.has(folderOf(path))
  }
}

function folderOf(path) {
  return path.split(/[/#?]/)[1]
}

/**
 * Recognizes missing files that the site's own commands generate (imports, the authors of a blog): .gitignore lists
 * them.
 */
export function findMadeFiles(checkout, { siteDir = checkout, authorsFile } = {}) {
  const patterns = [...new Set([checkout, siteDir])].flatMap(dir =>
    ignoredPaths(dir).map(path => join(relative(checkout, dir), path)),
  )
  const isIgnored = picomatch(patterns.flatMap(pattern => [pattern, `${pattern}/**`]))
  /** `file` is relative to the checkout. */
  return ({ what, file }) => {
    if (patterns.length > 0 && authorsFile && /because no authors map file could be loaded/.test(what))
      return isIgnored(authorsFile)
    const [, path] = /^the import '(\..*)' points to a file that does not exist$/.exec(what) ?? []
    if (path === undefined || patterns.length === 0) return false
    return ['', '.js', '.ts', '.json'].some(ending => isIgnored(join(dirname(file), path + ending)))
  }
}

/** Returns ignored paths that identify a single place; generic names such as "dist" are excluded. */
function ignoredPaths(dir) {
  const file = join(dir, '.gitignore')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return lines.map(line => line.trim().replace(/^\/|\/$/g, '')).filter(line => /^[^#!].*\//.test(line))
}

/** Recognizes missing theme parts that a package of the site provides. */
export function findThemeParts(config) {
  const hasTheme = /Not carried over: The (?:theme|preset) /.test(config)
  return what =>
    // Modules that a swizzled part requires from its theme.
    /\/src\/theme\/\S+ needs it$/.test(what) ||
    (hasTheme &&
      /^(?:importing '@theme\/[^']+' in a page is not supported$|there is no module '@theme\/)/.test(what))
}

/** Recognizes anchors that parts of a swizzled theme provide: its modules contain the id. */
export function findThemeAnchors(siteDir) {
  const src = join(siteDir, 'src')
  if (!existsSync(join(src, 'theme'))) return () => false
  const modules = readdirSync(src, { recursive: true }).filter(file => /\.[jt]sx?$/.test(file))
  const code = modules.map(file => readFileSync(join(src, file), 'utf8')).join('\n')
  return what => {
    const [, id] = /^the link \S*#(\S+) points to an anchor that its page does not have$/.exec(what) ?? []
    return id !== undefined && ['"', "'"].some(quote => code.includes(quote + id + quote))
  }
}

/** Recognizes links that the site's own theme part renders and may rewrite. */
export function findThemeLinks(siteDir) {
  const theme = join(siteDir, 'src', 'theme')
  if (!existsSync(theme)) return () => false
  const parts = readdirSync(theme, { recursive: true }).filter(file => /^MDXComponents\b/.test(file))
  const mapping = parts.filter(file => /^MDXComponents(?:[\\/]index)?\.[jt]sx?$/.test(file))
  const isOwn =
    parts.some(file => /^MDXComponents[\\/]A\b/.test(file)) ||
    mapping.some(file => /[{,]\s*a\s*[:,]/.test(readFileSync(join(theme, file), 'utf8')))
  return what => isOwn && /^the link \S+ points to a page that does not exist$/.test(what)
}

/** Recognizes anchors that a patched Docusaurus names differently: the site patches the generation of heading ids. */
export function findPatchedAnchors(siteDir, config) {
  const patches = [...config.matchAll(/Not carried over: (\S+), which changes @docusaurus\/mdx-loader/g)]
  const isPatched = patches.some(([, file]) =>
    readFileSync(join(siteDir, file), 'utf8').includes('remark/headings'),
  )
  return what => isPatched && /points to an anchor that its page does not have$/.test(what)
}
