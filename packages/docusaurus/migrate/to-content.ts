import { relative, resolve } from 'inkstone/paths'
import { type BlogOptions, type DocsOptions, pagesOptions } from './docusaurus'
import { compact } from './fields'
import type { Plugin } from './list-plugins'
import type { Notes } from './notes'

interface DocsInput {
  dir: string
  versions: Record<string, string[]>
  hasFile: (path: string) => boolean
  notes: Notes
}

export function toDocs(options: DocsOptions, { dir, versions, hasFile, notes }: DocsInput) {
  const { id = 'default' } = options
  // Some configs also list the current version.
  const listed = new Set([
    ...(options.includeCurrentVersion === false ? [] : ['current']),
    ...((!options.disableVersioning && versions[id]) || []),
  ])
  const names = options.onlyIncludeVersions ?? [...listed]
  const prefix = id === 'default' ? '' : `${id}_`
  const folder = (name: string) =>
    prefix && name !== 'current' ? `${prefix}versioned_docs/version-${name}` : undefined
  const sidebars = (name: string) => {
    if (name === 'current') return undefined
    const file = `${prefix}versioned_sidebars/version-${name}-sidebars.json`
    // Without this file, the version has no sidebar.
    if (!hasFile(resolve(dir, file))) return false
    return prefix ? file : undefined
  }
  for (const [name, { banner, badge, noIndex }] of Object.entries(options.versions ?? {}))
    if (banner !== undefined || badge !== undefined || noIndex !== undefined)
      notes.visible(
        'docs',
        `versions.${name}: banner, badge and noIndex`,
        'The engine decides them by the order of versions',
      )
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

interface BlogInput {
  dir: string
  hasFolder: (path: string) => boolean
}

export function toBlog(options: BlogOptions, { dir, hasFolder }: BlogInput) {
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

/** Excludes all files if Docusaurus' pages plugin is disabled. */
export function toPages(plugins: Plugin[]) {
  const options = plugins.find(({ name }) => name === 'pages')?.options
  if (options === false) return { exclude: ['**'] }
  const { include, exclude } = pagesOptions.parse(options ?? {})
  return include || exclude ? { include, exclude } : undefined
}

function toFile(path: string | false, dir: string): string | false {
  return path === false ? false : relative(dir, resolve(dir, path)).replaceAll('\\', '/')
}
