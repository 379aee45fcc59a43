import { z } from 'zod'
import { join } from '../paths'
import { bulletChoices } from '../report'
import { strict } from './schema-problems'

const sidebarFile = z.union([z.string(), z.literal(false)], {
  error: 'must be the path of a sidebar file or false',
})

const version = strict({
  /** Name in storage keys and page metadata, such as "current" or "1.0". */
  name: z.string().min(1, 'must not be empty'),
  /** Shown to visitors. Default: "Next" for "current", the name otherwise. */
  label: z.string().optional(),
  /** Folder of the documents. Default: the docs folder for "current", else "versioned_docs/version-<name>". */
  dir: z.string().optional(),
  /** Address below the docs address. Default: "" for the last version, "next" for "current", else the name. */
  path: z.string().optional(),
  /** Default: the docs sidebar file for "current", else "versioned_sidebars/version-<name>-sidebars.json". */
  sidebarFile: sidebarFile.optional(),
})

/** Which files of a folder are meant, as glob patterns. */
export interface FilePatterns {
  include: string[]
  exclude: string[]
}

/** Fields that say so. */
export function filePatterns(all: string) {
  return { include: z.array(z.string()).default([all]), exclude: z.array(z.string()).default([]) }
}

/** One set of documents with its sidebars and versions. */
export const docsSchema = strict({
  /** Name of this set of documents; storage keys and search tags hold it. */
  id: z.string().default('default'),
  /** Folder of the documents, seen from the site folder. */
  path: z.string().default('docs').transform(toFolder),
  /** Which files of the folder are documents, as glob patterns. */
  ...filePatterns('**/*.{md,mdx}'),
  /** Address of the documents. */
  routeBasePath: z.string().default('docs').transform(toRoute),
  /** File of the sidebars; without one a sidebar is made from the folders, false makes none. */
  sidebarFile: sidebarFile.optional(),
  /** Edit links are this address plus the source path inside the site folder; else git's remote and branch give it. */
  editUrl: z.url({ error: 'must be a full URL' }).optional(),
  /** Whether pages show their place in the sidebar. */
  breadcrumbs: z.boolean().default(true),
  /** Whether "01-intro.md" loses its number and takes it as position. */
  numberPrefix: z.boolean().default(true),
  /** What of the last change to show under a page; from front matter or git. */
  lastUpdate: strict({
    date: z.boolean().default(true),
    author: z.boolean().default(false),
  }).prefault({}),
  /** Versions, newest first; one named "current" when left out. */
  versions: z
    .array(version)
    .min(1, 'must name at least one version')
    .default(() => [{ name: 'current' }]),
  /** Name of the version that stands at the docs address. Default: the first besides "current". */
  lastVersion: z.string().optional(),
})
  .superRefine((docs, context) => {
    const names = docs.versions.map(item => item.name)
    names.forEach((name, index) => {
      if (names.indexOf(name) === index) return
      const message = `The docs version '${name}' is listed twice.\nGive every version its own name.`
      context.addIssue({ code: 'custom', message, path: ['versions', index, 'name'] })
    })
    if (docs.lastVersion === undefined || names.includes(docs.lastVersion)) return
    const message = `No docs version exist for name '${docs.lastVersion}', please verify 'lastVersion'.`
    const remedy = `Available version names:\n${bulletChoices(names)}`
    context.addIssue({ code: 'custom', message: `${message}\n${remedy}`, path: ['lastVersion'] })
  })
  .transform(({ versions, lastVersion, sidebarFile, ...docs }) => {
    const names = versions.map(item => item.name)
    const last = lastVersion ?? names.find(name => name !== 'current') ?? 'current'
    return {
      ...docs,
      versions: versions.map(({ name, ...given }) => {
        const current = name === 'current'
        return {
          name,
          label: given.label ?? (current ? 'Next' : name),
          isLast: name === last,
          dir: toFolder(given.dir ?? (current ? docs.path : `versioned_docs/version-${name}`)),
          path: joinRoute(docs.routeBasePath, given.path ?? (name === last ? '' : current ? 'next' : name)),
          sidebarFile:
            given.sidebarFile ?? (current ? sidebarFile : `versioned_sidebars/version-${name}-sidebars.json`),
        }
      }),
    }
  })

/** A set of documents, checked. */
export type DocsSettings = z.output<typeof docsSchema>

/** One version of a set of documents, checked. */
export type VersionSettings = DocsSettings['versions'][number]

/** A route from loose input: "docs/" -> "/docs", "" -> "/". */
export function toRoute(path: string): string {
  return `/${trimSlashes(path)}`
}

/** A route below another: ("/docs", "next") -> "/docs/next". */
export function joinRoute(base: string, path: string): string {
  return toRoute(`${trimSlashes(base)}/${trimSlashes(path)}`)
}

/** A folder inside of the site as sources are named by it: `./docs/` is `docs`. */
export function toFolder(path: string): string {
  return trimSlashes(join(path))
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}
