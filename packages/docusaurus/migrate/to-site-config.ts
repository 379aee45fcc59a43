import { relative, resolve } from 'inkstone/paths'
import { blogOptions, type Docusaurus, docsOptions } from './docusaurus'
import { compact, toStatic } from './fields'
import { judgeFunctions, judgeMarkdownPlugins, judgePlugin, readKeywords } from './judge-plugins'
import { listPlugins, named, type Plugin } from './list-plugins'
import { createNotes, type Note, type Notes } from './notes'
import type { OddValue } from './read-config'
import { toBlog, toDocs, toPages } from './to-content'
import { noteRemoved, toHeadTags } from './to-head'
import { toFooter, toNavbar } from './to-navigation'
import { findUnread } from './unread'

export interface Migration {
  config: Record<string, unknown>
  /** Plugin options of the new config, by package name without "inkstone-". */
  plugins: Record<string, Record<string, unknown> | undefined>
  notes: Note[]
}

interface Input {
  docusaurus: Docusaurus
  /** Folder of the configuration. */
  dir: string
  /** Names in versions.json, by id of the docs set. */
  versions: Record<string, string[]>
  hasFolder: (path: string) => boolean
  /** What the site's own plugins extend: "docs" or "blog", by plugin path. */
  extended?: Record<string, string>
  /** Import aliases of the site's own plugins. */
  aliases?: Record<string, string>
  /** Major version of Docusaurus in package.json. */
  major?: number
  /** Functions in the config by path, such as `presets[0][1].docs.editUrl`. */
  odd?: OddValue[]
}

/** Converts a Docusaurus config to this engine's; without side effects, for tests. */
export function toSiteConfig(input: Input): Migration {
  const { docusaurus, dir, versions, hasFolder, extended = {}, major, odd = [] } = input
  const notes = createNotes()
  const { themeConfig, baseUrl } = docusaurus
  const listed = listPlugins(docusaurus).map(plugin => ({
    ...plugin,
    name: extended[plugin.name] ?? plugin.name,
  }))
  for (const [name, content] of Object.entries(extended))
    notes.visible(content, `What ${name} adds to the ${content}`, 'Look at the pages it changed or added')
  const docs = listed
    .filter(({ name, options }) => name === 'docs' && options !== false)
    .map(({ options }) => toDocs(docsOptions.parse(options), { dir, versions, hasFile: hasFolder, notes }))
  const blogs = listed
    .filter(({ name, options }) => name === 'blog' && options !== false)
    .map(({ options }) => toBlog(blogOptions.parse(options), { dir, hasFolder }))
    .filter(blog => blog !== false)
    // A site's own plugin may be a blog of something else, and may have no folder.
    .filter(({ path, routeBasePath }, index, all) => {
      const isFirst = all.findIndex(other => other.path === path) === index
      if (!isFirst)
        notes.visible(
          'blog',
          `The blog at ${routeBasePath}: another one has its folder, ${path}`,
          'Give it a folder',
        )
      return isFirst
    })
  for (const plugin of listed) judgePlugin(plugin, notes)
  for (const { name } of docusaurus.presets.flatMap(named))
    if (!/classic/.test(name) && !listed.some(plugin => plugin.name === name))
      notes.visible('', `The preset ${name}, but for its documents and posts`, 'Look at the pages it added')
  judgeMarkdownPlugins(listed, odd, notes)
  judgeFunctions(odd, notes)
  findUnread(docusaurus, { plugins: listed, dir }, notes)
  noteRemoved(docusaurus, notes)

  const config = compact({
    title: docusaurus.title,
    tagline: docusaurus.tagline,
    url: new URL(docusaurus.url).origin,
    baseUrl,
    trailingSlash: docusaurus.trailingSlash,
    staticDirs: toStaticDirs(docusaurus, dir),
    favicon: docusaurus.favicon && toStatic(docusaurus.favicon),
    organizationName: docusaurus.organizationName,
    projectName: docusaurus.projectName,
    customFields: docusaurus.customFields,
    ...toLocale(docusaurus, notes),
    // Docusaurus reads .md as MDX by default.
    markdown: {
      format: docusaurus.markdown?.format ?? 'mdx',
      ...(themeConfig.prism?.magicComments && { lineMarks: themeConfig.prism.magicComments }),
      ...(docusaurus.markdown?.anchors?.maintainCase && { headings: { keepCase: true } }),
    },
    onBrokenLinks: docusaurus.onBrokenLinks,
    // Since version 3, Docusaurus ignores links in tags.
    onBrokenTagLinks: major === 2 ? undefined : 'warn',
    // Docusaurus' defaults.
    onBrokenAnchors: docusaurus.onBrokenAnchors ?? 'warn',
    onDuplicateRoutes: docusaurus.onDuplicateRoutes ?? 'warn',
    onBrokenMarkdownLinks:
      docusaurus.markdown?.hooks?.onBrokenMarkdownLinks ?? docusaurus.onBrokenMarkdownLinks ?? 'warn',
    // Docusaurus checks images in Markdown, but not in tags.
    onBrokenImages: 'warn',
    colorMode: toColorMode(themeConfig.colorMode),
    announcementBar: themeConfig.announcementBar,
    navbar: toNavbar(themeConfig.navbar, { baseUrl, notes }),
    footer: toFooter(themeConfig.footer, { baseUrl, notes }),
    docs: oneOrMany(docs),
    blog: oneOrMany(blogs),
    pages: toPages(listed),
    analytics: toAnalytics(listed),
    socialImage: themeConfig.image && toStatic(themeConfig.image),
    headTags: toHeadTags(docusaurus, notes),
    redirects: toRedirects(listed),
    aliases: toAliases({ ...input.aliases, ...pluginAliases(listed) }, dir),
    tableOfContents: themeConfig.tableOfContents,
  })
  const keywords = readKeywords(listed)
  const settings = { ...(major === 2 && { mdx: 1 }), ...(keywords.length > 0 && { admonitions: keywords }) }
  const plugins = {
    docusaurus: {
      ...settings,
      css: toSheets(docusaurus, { plugins: listed, dir, hasFile: hasFolder, notes }),
    },
    // Docusaurus draws diagrams in the browser, so an invalid one does not fail the build.
    ...(docusaurus.markdown?.mermaid && { diagrams: { onFault: 'warn' } }),
  }
  return { config, plugins, notes: notes.list }
}

function oneOrMany<Item>(list: Item[]): Item | Item[] | false {
  return list.length > 1 ? list : (list[0] ?? false)
}

/** Returns the site's stylesheets for Docusaurus. */
function toSheets(docusaurus: Docusaurus, { plugins, dir, hasFile, notes }: SheetsInput) {
  const css: string[] = []
  const named = plugins
    .filter(({ name }) => name === 'theme')
    .flatMap(({ options }) => (options as { customCss?: unknown } | null)?.customCss ?? [])
    .filter(file => typeof file === 'string')
  for (const file of [...named, ...docusaurus.clientModules.stylesheets]) {
    if (hasFile(resolve(dir, file))) css.push(relative(dir, resolve(dir, file)))
    else
      notes.visible(
        '',
        `The stylesheet ${file}: no such file`,
        'Install the packages of the site, then migrate again',
      )
  }
  return css
}

interface SheetsInput {
  plugins: Plugin[]
  dir: string
  hasFile: (path: string) => boolean
  notes: Notes
}

function toLocale({ i18n }: Docusaurus, notes: Notes) {
  if (!i18n) return { locale: 'en' }
  const others = i18n.locales.filter(code => code !== i18n.defaultLocale)
  if (others.length)
    notes.visible(
      'locale',
      `The languages ${others.join(', ')}`,
      'Migrate each as a site, and list them in `locales`',
    )
  return { locale: i18n.defaultLocale }
}

/** Returns undefined for the engine's default. */
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

function toRedirects(plugins: Plugin[]) {
  const found = plugins.flatMap(({ name, options }) =>
    name === 'redirects'
      ? ((options as { redirects?: { from: string | string[]; to: string }[] }).redirects ?? [])
      : [],
  )
  const pairs = found.flatMap(({ from, to }) => [from].flat().map(one => ({ from: one, to })))
  return pairs.length ? pairs : undefined
}

/** Returns the options of the alias plugin. */
function pluginAliases(plugins: Plugin[]): Record<string, unknown> {
  const options = plugins.filter(({ name }) => name.endsWith('module-alias')).map(({ options }) => options)
  return Object.assign({}, ...options.map(given => (given as { alias?: object } | null)?.alias))
}

/** Returns aliases of folders in the site; packages resolve by their own names. */
function toAliases(named: Record<string, unknown>, dir: string): Record<string, string> | undefined {
  const own = Object.entries(named).flatMap(([name, path]) => {
    const inner = typeof path === 'string' ? relative(dir, resolve(dir, path)) : '..'
    return /^\.\.|node_modules/.test(inner) ? [] : [[name, inner || '.']]
  })
  return own.length ? Object.fromEntries(own) : undefined
}
