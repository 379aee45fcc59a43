import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join, listBelow, relative, resolve, toSlashes } from '../../paths'
import { adaptersDir, themeDir } from '../project/engine-file'
import type { Project } from '../project/project'
import { staticPlaces, writtenStaticFolders } from '../project/static-folders'
import { aliasedPath } from './site-aliases'

const ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.static.tsx',
  '.mdx',
  '.md',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
]

/** Asks a bundler for the text of a file, or to leave loaders out; Docusaurus sites write it before a path. */
const LOADERS = /^!*(?:raw-loader!)?/

/** Whether an import asks for the text of a file instead of what it exports. */
export function isRawImport(specifier: string): boolean {
  return /^!*raw-loader!/.test(specifier) || specifier.endsWith('?raw')
}

/** What modules of Docusaurus are called in imports; the longer one is the place that editors find. */
const CLIENT_MODULE = /^@docusaurus\/(?:core\/lib\/client\/exports\/)?/

/** What the theme is called in imports; the later names are those of code that wraps a part of it. */
const THEME_NAMES = [
  '@theme',
  '@theme-original',
  '@theme-init',
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/theme-classic/src/theme',
] as const

/** The part of the theme that an import names, such as `Tabs`. */
export function themePart(specifier: string): string | undefined {
  const name = THEME_NAMES.find(name => specifier.startsWith(`${name}/`))
  return name && specifier.slice(name.length + 1)
}

/** The file that a component imports by a name of the theme or of Docusaurus; null if there is none. */
export function engineModule(siteDir: string, specifier: string): string | null | undefined {
  const part = themePart(specifier)
  if (part === undefined && !specifier.startsWith('@docusaurus/')) return undefined
  const isOurs = part !== undefined && !ownThemePart(siteDir, specifier)
  return resolveModule({ siteDir }, join(themeDir(), 'index.ts'), isOurs ? `./${part}` : specifier)
}

/** The file behind an import in a page, or null; packages and the theme are no files of the site. */
export function resolveModule(
  project: Pick<Project, 'siteDir'>,
  importer: string,
  specifier: string,
): string | null {
  const paths = toPaths(project, importer, specifier.replace(LOADERS, '').replace(/\?raw$/, ''))
  const files = paths.flatMap(path => ENDINGS.map(suffix => path + suffix))
  // Text is taken of files without an ending too: a Dockerfile, a Makefile.
  const isMeant = (file: string) => /\.\w+$/.test(file) || (isRawImport(specifier) && !isFolder(file))
  return files.find(file => isMeant(file) && existsSync(file)) ?? null
}

/**
 * Where the folder that an import names may lie, in the order in which the places are asked; the first that is there is
 * the folder, and none behind it counts.
 */
export function folderPlaces(siteDir: string, importer: string, specifier: string): string[] {
  const places = toPaths({ siteDir }, importer, specifier).map(path => path.replace(/\/+$/, ''))
  const found = places.findIndex(isFolder)
  return found < 0 ? places : places.slice(0, found + 1)
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** Where a part of the theme lies that the site adds, and this engine does not have. */
function ownThemePart(siteDir: string, specifier: string): string | undefined {
  const [, part] = /^@theme\/(.+)$/.exec(specifier) ?? []
  const isOurs = part !== undefined && ENDINGS.some(ending => existsSync(join(themeDir(), part + ending)))
  return part === undefined || isOurs ? undefined : join(siteDir, 'src/theme', part)
}

function toPaths({ siteDir }: Pick<Project, 'siteDir'>, importer: string, specifier: string): string[] {
  const own = ownThemePart(siteDir, specifier)
  if (own) return [own]
  if (specifier.startsWith('@site/')) return [join(siteDir, specifier.slice('@site/'.length))]
  if (specifier.startsWith('@docusaurus/')) return [join(adaptersDir(), specifier.replace(CLIENT_MODULE, ''))]
  // As an address, and as a path for whom the site's folder is the root.
  if (specifier.startsWith('/'))
    return [...staticPlaces(writtenStaticFolders(siteDir), specifier), join(siteDir, specifier)]
  if (specifier.startsWith('.')) return [resolve(dirname(importer), specifier)]
  const aliased = aliasedPath(siteDir, specifier)
  return aliased ? [aliased] : []
}

/** Whether an import names a package of npm: neither a file nor what the engine itself brings. */
export function isPackageImport(specifier: string): boolean {
  return (
    !isAbsolute(specifier) &&
    themePart(specifier) === undefined &&
    !/^(?:[.!]|@(?:site|docusaurus|)\/|react$)/.test(specifier)
  )
}

/** A file of an installed package, as the site finds it. */
export function findPackageFile(siteDir: string, specifier: string): string | undefined {
  try {
    return toSlashes(createRequire(join(siteDir, 'site.config.ts')).resolve(specifier))
  } catch {
    return undefined
  }
}

/** Whether a file stands in for a module of Docusaurus. */
export function isAdapter(file: string): boolean {
  return file.startsWith(adaptersDir())
}

/** Names of the modules of Docusaurus that the engine has. */
export function adapterNames(): string[] {
  return moduleNames(adaptersDir()).map(name => `@docusaurus/${name}`)
}

/** Names of the parts of the theme that components may import. */
export function themeNames(): string[] {
  return moduleNames(themeDir())
    .filter(name => /^[A-Z]/.test(name))
    .map(name => `@theme/${name}`)
}

function moduleNames(dir: string): string[] {
  return listBelow(dir)
    .filter(file => /\.tsx?$/.test(file))
    .map(file => file.replace(/(?:\/index)?\.tsx?$/, ''))
    .sort()
}

/** Island ids are paths relative to the site folder, or names of packages: the same in the registry of the client bundle. */
export function islandId(project: Pick<Project, 'siteDir'>, file: string): string {
  return isPackageImport(file) ? file : relative(project.siteDir, file)
}
