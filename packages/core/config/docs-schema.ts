import { z } from 'zod'
import { join } from '../paths'
import { bulletChoices } from '../report'
import { strict } from './schema-problems'

const sidebarFile = z.union([z.string(), z.literal(false)], {
  error: 'must be the path of a sidebar file or false',
})

const version = strict({
  name: z
    .string()
    .min(1, 'must not be empty')
    .meta({ description: 'Name of the version; `current` is the one in the docs folder.', example: '1.0' }),
  label: z.string().optional().meta({
    description: 'Name that visitors see. Default: "Next" for `current`, else the name.',
    example: '1.0 (LTS)',
  }),
  dir: z.string().optional().meta({
    description:
      'Folder of the documents. Default: the docs folder for `current`, else `versioned_docs/version-<name>`.',
    example: 'old/1.0',
  }),
  path: z.string().optional().meta({
    description:
      'Address below that of the documents. Default: none for the last version, `next` for `current`, else the name.',
    example: 'v1',
  }),
  sidebarFile: sidebarFile.optional().meta({
    description:
      'Sidebar file. Default: that of the documents for `current`, else `versioned_sidebars/version-<name>-sidebars.json`; without that file, the folders, if `current` follows them.',
    example: 'sidebars-1.0.json',
  }),
})

/** Which files of a folder are meant, as glob patterns. */
export interface FilePatterns {
  include: string[]
  exclude: string[]
}

export function filePatterns(all: string) {
  return {
    include: z
      .array(z.string())
      .default([all])
      .meta({
        description: 'Glob patterns of the files in the folder that are pages.',
        example: ['**/*.mdx'],
      }),
    exclude: z
      .array(z.string())
      .default([])
      .meta({ description: 'Glob patterns of files to leave out.', example: ['drafts/**'] }),
  }
}

export const docsSchema = strict({
  id: z
    .string()
    .default('default')
    .meta({ description: 'Name of this set of documents, for sites with several.', example: 'api' }),
  path: z
    .string()
    .default('docs')
    .transform(toFolder)
    .meta({ description: 'Folder of the documents, relative to the site folder.', example: '../docs' }),
  ...filePatterns('**/*.{md,mdx}'),
  routeBasePath: z
    .string()
    .default('docs')
    .transform(toRoute)
    .meta({ description: 'Address of the documents; `/` puts them at the root of the site.', example: '/' }),
  sidebarFile: sidebarFile.optional().meta({
    description: 'File with the sidebars, or `false` for none. Default: one sidebar made from the folders.',
    example: 'sidebars.ts',
  }),
  editUrl: z.url({ error: 'must be a full URL' }).optional().meta({
    description:
      'Edit links are this address plus the path of the source in the site folder. Default: taken from the remote and the branch in git.',
    example: 'https://github.com/me/docs/edit/main',
  }),
  breadcrumbs: z
    .boolean()
    .default(true)
    .meta({ description: 'Shows the place of a page in the sidebar above its title.', example: false }),
  numberPrefix: z.boolean().default(true).meta({
    description: 'Takes the number of `01-intro.md` as its position and leaves it out of the address.',
    example: false,
  }),
  lastUpdate: strict({
    date: z.boolean().default(true).meta({ description: 'Shows when it was last changed.', example: false }),
    author: z.boolean().default(false).meta({ description: 'Shows who last changed it.', example: true }),
  })
    .prefault({})
    .meta({
      description: 'What to show of the last change of a page, from front matter or git.',
      example: { date: false },
    }),
  versions: z
    .array(version)
    .min(1, 'must name at least one version')
    .default(() => [{ name: 'current' }])
    .meta({
      description: 'Versions of the documents, newest first. Default: `current` alone.',
      example: [{ name: 'current' }, { name: '1.0' }],
    }),
  lastVersion: z.string().optional().meta({
    description: 'Name of the version at the plain address. Default: the first one besides `current`.',
    example: 'current',
  }),
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
