import { relative, resolve } from 'inkstone/paths'
import {
  type BlogOptions,
  blogOptions,
  type DocsOptions,
  type Docusaurus,
  docsOptions,
  pagesOptions,
} from './docusaurus'
import { compact, toStatic } from './fields'
import { listPlugins, named, type Plugin } from './list-plugins'
import { toFooter, toNavbar } from './to-navigation'
import { findUnread } from './unread'

/** Something of the old configuration that the new one does not hold. */
export interface LeftOut {
  /** Field of the new configuration beside which it is told. */
  at: string
  what: string
}

export interface Migration {
  config: Record<string, unknown>
  /** Options of the plugins of the new configuration, by what follows "inkstone-" in the name of their package. */
  plugins: Record<string, Record<string, unknown> | undefined>
  leftOut: LeftOut[]
}

interface Input {
  docusaurus: Docusaurus
  /** Folder of the configuration. */
  dir: string
  /** Names in versions.json, by id of the set of documents. */
  versions: Record<string, string[]>
  hasFolder: (path: string) => boolean
  /** What the owner's own plugins add to: "docs" or "blog", by the path that names them. */
  extended?: Record<string, string>
  /** Folders by the names that the owner's own plugins give them. */
  aliases?: Record<string, string>
  /** The version of Docusaurus that package.json asks for. */
  major?: number
  /** Where the configuration has functions, as in `presets[0][1].docs.editUrl`. */
  functions?: string[]
}

/** The configuration of this engine that says the same; pure, so that every case can be tested. */
export function toSiteConfig(input: Input): Migration {
  const { docusaurus, dir, versions, hasFolder, extended = {}, major, functions = [] } = input
  const leftOut: LeftOut[] = []
  // Several sets of documents leave out the same: it is told once.
  const leave = (at: string, what: string) => {
    if (!leftOut.some(left => left.at === at && left.what === what)) leftOut.push({ at, what })
  }
  const { themeConfig } = docusaurus
  const listed = listPlugins(docusaurus).map(plugin => ({
    ...plugin,
    name: extended[plugin.name] ?? plugin.name,
  }))
  for (const [name, content] of Object.entries(extended))
    leave(content, `what ${name} adds to the ${content}`)
  const docs = listed
    .filter(({ name, options }) => name === 'docs' && options !== false)
    .map(({ options }) => toDocs(docsOptions.parse(options), { dir, versions, leave }))
  const blogs = listed
    .filter(({ name, options }) => name === 'blog' && options !== false)
    .map(({ options }) => toBlog(blogOptions.parse(options), { dir, hasFolder }))
    .filter(blog => blog !== false)
    // A plugin of the site's own may make a blog of something else, and says no folder.
    .filter(({ path, routeBasePath }, index, all) => {
      const isFirst = all.findIndex(other => other.path === path) === index
      if (!isFirst) leave('blog', `the blog at ${routeBasePath}: another has its folder, ${path}`)
      return isFirst
    })
  for (const { name, options } of listed) leavePlugin(name, options, leave)
  for (const { name } of docusaurus.presets.flatMap(named))
    if (!/classic/.test(name) && !listed.some(plugin => plugin.name === name))
      leave('', `the preset ${name}, but for its documents and posts`)
  for (const path of functions) leaveFunction(path, leave)
  leftOut.push(...findUnread(docusaurus, { plugins: listed, dir }))
  if (docusaurus.scripts?.length)
    leave(
      'headTags',
      `scripts: ${list(docusaurus.scripts.map(sourceOf))} (pages load nothing foreign unless you say so)`,
    )
  if (docusaurus.stylesheets?.length)
    leave('headTags', `stylesheets: ${list(docusaurus.stylesheets.map(sourceOf))}`)
  if (themeConfig.algolia)
    leave(
      'search',
      'algolia: the search of this engine needs no service; for the hosted one set provider, appId, apiKey and indexName',
    )
  if (docusaurus.staticDirectories?.length === 0)
    leave('', 'staticDirectories: []; files of static/ are published if there is such a folder')

  const config = compact({
    title: docusaurus.title,
    tagline: docusaurus.tagline,
    url: new URL(docusaurus.url).origin,
    baseUrl: docusaurus.baseUrl,
    trailingSlash: docusaurus.trailingSlash,
    staticDirs: toStaticDirs(docusaurus, dir),
    infima: toInfima(docusaurus, { plugins: listed, dir, hasFile: hasFolder, leave }),
    favicon: docusaurus.favicon && toStatic(docusaurus.favicon),
    organizationName: docusaurus.organizationName,
    projectName: docusaurus.projectName,
    customFields: docusaurus.customFields,
    ...toLocale(docusaurus, leave),
    // Docusaurus reads .md as MDX unless it is told otherwise.
    markdown: {
      format: docusaurus.markdown?.format ?? 'mdx',
      ...(themeConfig.prism?.magicComments && { lineMarks: themeConfig.prism.magicComments }),
      ...(docusaurus.markdown?.anchors?.maintainCase && { headings: { keepCase: true } }),
    },
    onBrokenLinks: docusaurus.onBrokenLinks,
    // Since the third version it passes over links in tags.
    onBrokenTagLinks: major === 2 ? undefined : 'warn',
    // What Docusaurus does where nothing is said.
    onBrokenAnchors: docusaurus.onBrokenAnchors ?? 'warn',
    onDuplicateRoutes: docusaurus.onDuplicateRoutes ?? 'warn',
    onBrokenMarkdownLinks:
      docusaurus.markdown?.hooks?.onBrokenMarkdownLinks ?? docusaurus.onBrokenMarkdownLinks ?? 'warn',
    // It looks at images in Markdown alone, not at those in tags.
    onBrokenImages: 'warn',
    colorMode: toColorMode(themeConfig.colorMode),
    announcementBar: themeConfig.announcementBar,
    navbar: toNavbar(themeConfig.navbar, leave),
    footer: toFooter(themeConfig.footer, leave),
    docs: oneOrMany(docs),
    blog: oneOrMany(blogs),
    pages: toPages(listed),
    analytics: toAnalytics(listed),
    socialImage: themeConfig.image && toStatic(themeConfig.image),
    headTags: toHeadTags(docusaurus, leave),
    redirects: toRedirects(listed),
    aliases: toAliases({ ...input.aliases, ...pluginAliases(listed) }, dir),
    tableOfContents: themeConfig.tableOfContents,
  })
  const plugins = {
    docusaurus: major === 2 ? { mdx: 1 } : undefined,
    ...(docusaurus.markdown?.mermaid && { diagrams: undefined }),
  }
  return { config, plugins, leftOut }
}

function oneOrMany<Item>(list: Item[]): Item | Item[] | false {
  return list.length > 1 ? list : (list[0] ?? false)
}

/** Plugins whose settings stand elsewhere, or that this engine has built in. */
const CARRIED =
  /^(?:docs|blog|pages|gtag|redirects|sitemap|theme)$|search|sitemap|ideal-image|svgr|module-alias/

function leavePlugin(name: string, options: unknown, leave: (at: string, what: string) => void): void {
  if (!CARRIED.test(name)) leave('', `the plugin ${name}`)
  const settings = (options ?? {}) as Record<string, unknown>
  for (const field of ['remarkPlugins', 'rehypePlugins', 'beforeDefaultRemarkPlugins', 'admonitions']) {
    if (!Array.isArray(settings[field]) || settings[field].length === 0) continue
    leave(name === 'blog' ? 'blog' : 'docs', `${field}: pages that need them must be rewritten`)
  }
  if (name === 'redirects' && !settings.redirects) leave('redirects', 'createRedirects: list the addresses')
}

/** What code of the owner's would decide. */
function leaveFunction(path: string, leave: (at: string, what: string) => void): void {
  const [, preset, field] = DECIDES.exec(path) ?? []
  if (field) leave(preset ?? 'markdown', `${field}: it is a function, and none is run here`)
}

const DECIDES =
  /^(?:(?:presets|plugins)\[.*\]\.(?:(docs|blog)\.)?|markdown\.(?:hooks\.)?)(editUrl|sidebarItemsGenerator|numberPrefixParser|preprocessor|parseFrontMatter|processBlogPosts|onBroken\w+)$/

/** Its stylesheet, and those that the site has for it. */
function toInfima(docusaurus: Docusaurus, { plugins, dir, hasFile, leave }: InfimaInput) {
  const css: string[] = []
  const named = plugins
    .filter(({ name }) => name === 'theme')
    .flatMap(({ options }) => (options as { customCss?: unknown } | null)?.customCss ?? [])
    .filter(file => typeof file === 'string')
  for (const file of [...named, ...docusaurus.clientModules.stylesheets]) {
    if (hasFile(resolve(dir, file))) css.push(relative(dir, resolve(dir, file)))
    else leave('infima', `the stylesheet ${file}, which is not there`)
  }
  return { css }
}

interface InfimaInput {
  plugins: Plugin[]
  dir: string
  hasFile: (path: string) => boolean
  leave: (at: string, what: string) => void
}

interface DocsInput {
  dir: string
  versions: Record<string, string[]>
  leave: (at: string, what: string) => void
}

function toDocs(options: DocsOptions, { dir, versions, leave }: DocsInput) {
  const { id = 'default' } = options
  // Some list the current one among the versions.
  const listed = new Set([
    ...(options.includeCurrentVersion === false ? [] : ['current']),
    ...((!options.disableVersioning && versions[id]) || []),
  ])
  const names = options.onlyIncludeVersions ?? [...listed]
  const prefix = id === 'default' ? '' : `${id}_`
  const folder = (name: string) =>
    prefix && name !== 'current' ? `${prefix}versioned_docs/version-${name}` : undefined
  const sidebars = (name: string) =>
    prefix && name !== 'current' ? `${prefix}versioned_sidebars/version-${name}-sidebars.json` : undefined
  for (const [name, { banner, badge, noIndex }] of Object.entries(options.versions ?? {}))
    if (banner !== undefined || badge !== undefined || noIndex !== undefined)
      leave('docs', `versions.${name}: banner, badge and noIndex are decided by the engine`)
  return compact({
    id: options.id,
    path: options.path,
    routeBasePath: options.routeBasePath,
    sidebarFile: options.sidebarPath === undefined ? undefined : toFile(options.sidebarPath, dir),
    include: options.include,
    exclude: options.exclude,
    editUrl: options.editUrl && new URL(options.editUrl).href,
    breadcrumbs: options.breadcrumbs,
    numberPrefix: options.numberPrefixParser,
    lastUpdate: { date: options.showLastUpdateTime ?? false, author: options.showLastUpdateAuthor ?? false },
    versions:
      names.length > 1 || names[0] !== 'current'
        ? names.map(name =>
            compact({
              name,
              label: options.versions?.[name]?.label,
              path: options.versions?.[name]?.path,
              dir: folder(name),
              sidebarFile: sidebars(name),
            }),
          )
        : undefined,
    lastVersion: options.lastVersion,
  })
}

function toBlog(options: BlogOptions, { dir, hasFolder }: Pick<Input, 'dir' | 'hasFolder'>) {
  const path = resolve(dir, options.path ?? 'blog')
  if (!hasFolder(path)) return false
  return compact({
    path: relative(dir, path) || '.',
    routeBasePath: options.routeBasePath,
    title: options.blogTitle,
    description: options.blogDescription,
    sidebarTitle: options.blogSidebarTitle,
    sidebarCount: options.blogSidebarCount,
    postsPerPage: options.postsPerPage === 'ALL' ? 1000 : options.postsPerPage,
    editUrl: options.editUrl,
    authorsFile: options.authorsMapPath,
    readingTime: options.showReadingTime,
    include: options.include,
    exclude: options.exclude,
    tagsPath: options.tagsBasePath,
    archivePath: options.archiveBasePath ?? undefined,
  })
}

/** Those of a site that is told to have none stay what they are to it: modules. */
function toPages(plugins: Plugin[]) {
  const options = plugins.find(({ name }) => name === 'pages')?.options
  if (options === false) return { exclude: ['**'] }
  const { include, exclude } = pagesOptions.parse(options ?? {})
  return include || exclude ? { include, exclude } : undefined
}

function toLocale({ i18n }: Docusaurus, leave: (at: string, what: string) => void) {
  if (!i18n) return { locale: 'en' }
  const others = i18n.locales.filter(code => code !== i18n.defaultLocale)
  if (others.length) leave('locale', `the languages ${list(others)}: each is a site of its own`)
  return { locale: i18n.defaultLocale }
}

/** Nothing where it is what the engine does by itself. */
function toStaticDirs({ staticDirectories = [] }: Docusaurus, dir: string): string[] | undefined {
  const dirs = staticDirectories.map(folder => relative(dir, resolve(dir, folder)))
  return dirs.length === 0 || dirs.join() === 'static' ? undefined : dirs
}

function toColorMode(given: Record<string, unknown> | undefined) {
  return compact({
    defaultMode: given?.defaultMode ?? 'light',
    disableSwitch: given?.disableSwitch,
    respectPrefersColorScheme: given?.respectPrefersColorScheme,
  })
}

function toAnalytics(plugins: Plugin[]) {
  const found = plugins.find(({ name }) => name === 'gtag')?.options as Record<string, unknown> | undefined
  const id = Array.isArray(found?.trackingID) ? found.trackingID[0] : found?.trackingID
  return id ? { gtag: compact({ id, anonymizeIp: found?.anonymizeIP }) } : undefined
}

function toHeadTags(
  { headTags = [], themeConfig, noIndex }: Docusaurus,
  leave: (at: string, what: string) => void,
) {
  const isKnown = ({ tagName, attributes, innerHTML }: (typeof headTags)[number]) =>
    /^(?:meta|link|script)$/.test(tagName) && (!innerHTML || /json$/.test(String(attributes.type)))
  for (const tag of headTags) {
    const { tagName, innerHTML } = tag
    if (!isKnown(tag)) leave('headTags', `a <${tagName}>${tagName === 'script' ? `: ${innerHTML}` : ''}`)
  }
  const tags = [
    ...headTags
      .filter(isKnown)
      .map(({ tagName, attributes, innerHTML }) =>
        compact({ tag: tagName, attributes, json: innerHTML || undefined }),
      ),
    ...(noIndex ? [{ tag: 'meta', attributes: { name: 'robots', content: 'nofollow, noindex' } }] : []),
    ...(themeConfig.metadata ?? []).map(attributes => ({ tag: 'meta', attributes })),
  ]
  return tags.length ? tags : undefined
}

function toRedirects(plugins: Plugin[]) {
  const found = plugins.flatMap(({ name, options }) =>
    name === 'redirects'
      ? ((options as { redirects?: { from: string | string[]; to: string }[] }).redirects ?? [])
      : [],
  )
  const pairs = found.flatMap(({ from, to }) => [from].flat().map(one => ({ from: one, to })))
  return pairs.length ? pairs : undefined
}

/** What the plugin for it is told. */
function pluginAliases(plugins: Plugin[]): Record<string, unknown> {
  const options = plugins.filter(({ name }) => name.endsWith('module-alias')).map(({ options }) => options)
  return Object.assign({}, ...options.map(given => (given as { alias?: object } | null)?.alias))
}

/** Folders of the site; packages are found by their own names. */
function toAliases(named: Record<string, unknown>, dir: string): Record<string, string> | undefined {
  const own = Object.entries(named).flatMap(([name, path]) => {
    const inner = typeof path === 'string' ? relative(dir, resolve(dir, path)) : '..'
    return /^\.\.|node_modules/.test(inner) ? [] : [[name, inner || '.']]
  })
  return own.length ? Object.fromEntries(own) : undefined
}

function toFile(path: string | false, dir: string): string | false {
  return path === false ? false : relative(dir, resolve(dir, path)).replaceAll('\\', '/')
}

function sourceOf(script: unknown): string {
  if (typeof script === 'string') return script
  const { src, href } = script as { src?: string; href?: string }
  return src ?? href ?? 'an inline one'
}

function list(names: string[]): string {
  return names.join(', ')
}
