import { z } from 'zod'

/** Severity of a fault; earlier versions had "error" instead of "throw". */
const severity = z.string().transform(name => (name === 'error' ? 'throw' : name))

// The fields of a Docusaurus config that the migration reads. Everything is optional and unknown fields are
// allowed: it is not validated.

const item = z.looseObject({
  type: z.string().optional(),
  label: z.string().optional(),
  to: z.string().optional(),
  href: z.string().optional(),
  html: z.string().optional(),
  items: z.array(z.looseObject({})).optional(),
})
export type Item = z.output<typeof item>

const logo = z.looseObject({ src: z.string() })
const version = z.looseObject({ label: z.string().optional(), path: z.string().optional() })

export const docsOptions = z.looseObject({
  id: z.string().optional(),
  path: z.string().optional(),
  routeBasePath: z.string().optional(),
  sidebarPath: z.union([z.string(), z.literal(false)]).optional(),
  editUrl: z.string().optional(),
  breadcrumbs: z.boolean().optional(),
  numberPrefixParser: z.boolean().optional(),
  showLastUpdateTime: z.boolean().optional(),
  showLastUpdateAuthor: z.boolean().optional(),
  include: z.array(z.string()).optional(),
  exclude: z.array(z.string()).optional(),
  includeCurrentVersion: z.boolean().optional(),
  disableVersioning: z.boolean().optional(),
  onlyIncludeVersions: z.array(z.string()).optional(),
  lastVersion: z.string().optional(),
  versions: z.record(z.string(), version).optional(),
})
export type DocsOptions = z.output<typeof docsOptions>

export const blogOptions = z.looseObject({
  path: z.string().optional(),
  routeBasePath: z.string().optional(),
  blogTitle: z.string().optional(),
  blogDescription: z.string().optional(),
  blogSidebarTitle: z.string().optional(),
  blogSidebarCount: z.union([z.number(), z.literal('ALL')]).optional(),
  postsPerPage: z.union([z.number(), z.literal('ALL')]).optional(),
  editUrl: z.string().optional(),
  authorsMapPath: z.string().optional(),
  showReadingTime: z.boolean().optional(),
  include: z.array(z.string()).optional(),
  exclude: z.array(z.string()).optional(),
  tagsBasePath: z.string().optional(),
  archiveBasePath: z.string().nullish(),
  feedOptions: z.looseObject({}).nullish(),
})
export type BlogOptions = z.output<typeof blogOptions>

export const pagesOptions = z.looseObject({
  include: z.array(z.string()).optional(),
  exclude: z.array(z.string()).optional(),
})

const part = z.union([z.string(), z.array(z.unknown()), z.looseObject({}), z.literal(false), z.null()])

const magicComment = z.object({
  className: z.string(),
  line: z.string().optional(),
  block: z.object({ start: z.string(), end: z.string() }).optional(),
})

export const docusaurusSchema = z.looseObject({
  title: z.string(),
  tagline: z.string().optional(),
  url: z.string(),
  baseUrl: z.string().default('/'),
  favicon: z.string().optional(),
  organizationName: z.string().optional(),
  projectName: z.string().optional(),
  customFields: z.record(z.string(), z.unknown()).optional(),
  trailingSlash: z.boolean().optional(),
  noIndex: z.boolean().optional(),
  /** Scripts and stylesheets that every page loads. */
  clientModules: z.array(z.unknown()).optional().transform(toClientModules),
  onBrokenLinks: severity.optional(),
  onBrokenAnchors: severity.optional(),
  onDuplicateRoutes: severity.optional(),
  onBrokenMarkdownLinks: severity.optional(),
  i18n: z
    .looseObject({
      defaultLocale: z.string(),
      locales: z.array(z.string()).default([]),
      localeConfigs: z.record(z.string(), z.looseObject({})).optional(),
    })
    .optional(),
  markdown: z
    .looseObject({
      format: z.string().optional(),
      mermaid: z.boolean().optional(),
      anchors: z.looseObject({ maintainCase: z.boolean().optional() }).optional(),
      hooks: z.looseObject({ onBrokenMarkdownLinks: severity.optional() }).optional(),
    })
    .optional(),
  staticDirectories: z.array(z.string()).optional(),
  headTags: z
    .array(
      z.looseObject({
        tagName: z.string(),
        attributes: z.record(z.string(), z.unknown()).default({}),
        innerHTML: z.string().optional(),
      }),
    )
    .optional(),
  scripts: z.array(z.unknown()).optional(),
  stylesheets: z.array(z.unknown()).optional(),
  presets: z.array(part).default([]),
  plugins: z.array(part).default([]),
  themes: z.array(part).default([]),
  themeConfig: z
    .looseObject({
      image: z.string().optional(),
      metadata: z.array(z.record(z.string(), z.unknown())).optional(),
      colorMode: z.looseObject({}).optional(),
      prism: z.looseObject({ magicComments: z.array(magicComment).optional() }).optional(),
      announcementBar: z.looseObject({}).optional(),
      navbar: z
        .looseObject({
          title: z.string().optional(),
          hideOnScroll: z.boolean().optional(),
          logo: logo.optional(),
          items: z.array(item).default([]),
        })
        .optional(),
      footer: z
        .looseObject({
          links: z
            .array(z.looseObject({ title: z.string().nullish(), items: z.array(item).optional() }))
            .default([]),
          copyright: z.string().optional(),
          logo: logo.optional(),
        })
        .optional(),
      algolia: z.looseObject({}).optional(),
      tableOfContents: z.looseObject({}).optional(),
    })
    .default({}),
})
export type Docusaurus = z.output<typeof docusaurusSchema>

/** Separates scripts and stylesheets; entries that are not paths could not be evaluated. */
function toClientModules(modules: unknown[] = []): { scripts: string[]; stylesheets: string[] } {
  const paths = modules.filter(path => typeof path === 'string')
  const isStylesheet = (path: string) => /\.(?:css|s[ac]ss|less)$/.test(path)
  return {
    scripts: paths.filter(path => !isStylesheet(path)),
    stylesheets: paths.filter(isStylesheet),
  }
}
