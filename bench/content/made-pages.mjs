import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import picomatch from 'picomatch'

/** Plugins whose pages are made of something else than Markdown: they are not in a checkout. */
const MAKERS = /Not carried over: The plugin \S*(?:typedoc|openapi|redoc|graphql)/i

/**
 * Tells links to pages that a plugin of the site's owner makes from dead ones: such a plugin is there, and no page of
 * the site lies in the folder they lead to.
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
 * Tells files that commands of the site's owner make, imports or the authors of a blog, from those that are wrong: the
 * checkout ignores them.
 */
export function findMadeFiles(checkout, { siteDir = checkout, authorsFile } = {}) {
  const patterns = [...new Set([checkout, siteDir])].flatMap(dir =>
    ignoredPaths(dir).map(path => join(relative(checkout, dir), path)),
  )
  const isIgnored = picomatch(patterns.flatMap(pattern => [pattern, `${pattern}/**`]))
  /** `file` is seen from the checkout. */
  return ({ what, file }) => {
    if (patterns.length > 0 && authorsFile && /because no authors map file could be loaded/.test(what))
      return isIgnored(authorsFile)
    const [, path] = /^the import '(\..*)' points to a file that does not exist$/.exec(what) ?? []
    if (path === undefined || patterns.length === 0) return false
    return ['', '.js', '.ts', '.json'].some(ending => isIgnored(join(dirname(file), path + ending)))
  }
}

/** Paths that stand for one place; names of any place, such as "dist", are no sign of content. */
function ignoredPaths(dir) {
  const file = join(dir, '.gitignore')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return lines.map(line => line.trim().replace(/^\/|\/$/g, '')).filter(line => /^[^#!].*\//.test(line))
}

/** Tells parts of a theme that a package of the site's owner brings from those that nobody has. */
export function findThemeParts(config) {
  const hasTheme = /Not carried over: The (?:theme|preset) /.test(config)
  return what =>
    // What a swizzled part needs of the theme around it.
    /\/src\/theme\/\S+ needs it$/.test(what) ||
    (hasTheme &&
      /^(?:importing '@theme\/[^']+' in a page is not supported$|there is no module '@theme\/)/.test(what))
}

/** Tells anchors that parts of a swizzled theme bring from dead ones: its modules name the id. */
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

/** Tells links that the site's own part of the theme draws, and may lead elsewhere, from dead ones. */
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

/** Tells anchors that a changed Docusaurus names otherwise from dead ones: its owner patches how headings get their ids. */
export function findPatchedAnchors(siteDir, config) {
  const patches = [...config.matchAll(/Not carried over: (\S+), which changes @docusaurus\/mdx-loader/g)]
  const isPatched = patches.some(([, file]) =>
    readFileSync(join(siteDir, file), 'utf8').includes('remark/headings'),
  )
  return what => isPatched && /points to an anchor that its page does not have$/.test(what)
}
