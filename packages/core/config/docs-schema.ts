import { z } from 'zod'
import { join } from '../paths'
import { bulletChoices } from '../report'
import { strict } from './schema-problems'

const sidebarFile = z.union([z.string(), z.literal(false)], {
  error: 'must be the path of a sidebar file or false',
})

const version = strict({
  name: z.string().min(1, 'must not be empty'),
  label: z.string().optional(),
  dir: z.string().optional(),
  path: z.string().optional(),
  sidebarFile: sidebarFile.optional(),
})

/** Glob patterns that select files of a folder. */
export interface FilePatterns {
  include: string[]
  exclude: string[]
}

export function filePatterns(all: string) {
  return {
    include: z.array(z.string()).default([all]),
    exclude: z.array(z.string()).default([]),
  }
}

export const docsSchema = strict({
  id: z.string().default('default'),
  path: z.string().default('docs').transform(toFolder),
  ...filePatterns('**/*.{md,mdx}'),
  routeBasePath: z.string().default('docs').transform(toRoute),
  sidebarFile: sidebarFile.optional(),
  editUrl: z.url({ error: 'must be a full URL' }).optional(),
  breadcrumbs: z.boolean().default(true),
  numberPrefix: z.boolean().default(true),
  lastUpdate: strict({
    date: z.boolean().default(true),
    author: z.boolean().default(false),
  }).prefault({}),
  versions: z
    .array(version)
    .min(1, 'must name at least one version')
    .default(() => [{ name: 'current' }]),
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
          sidebarFile: given.sidebarFile ?? (current ? sidebarFile : versionSidebarFile(name)),
        }
      }),
    }
  })

export type DocsSettings = z.output<typeof docsSchema>

export type VersionSettings = DocsSettings['versions'][number]

export function versionSidebarFile(name: string): string {
  return `versioned_sidebars/version-${name}-sidebars.json`
}

/** Normalizes user input to a route: "docs/" -> "/docs", "" -> "/". */
export function toRoute(path: string): string {
  return `/${trimSlashes(path)}`
}

/** Joins two parts to a route: ("/docs", "next") -> "/docs/next". */
export function joinRoute(base: string, path: string): string {
  return toRoute(`${trimSlashes(base)}/${trimSlashes(path)}`)
}

/** Normalizes a folder of the site to the form used in source names: `./docs/` -> `docs`. */
export function toFolder(path: string): string {
  return trimSlashes(join(path))
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}
