import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isExternal, toPageHref, withSlash } from '../model'
import { blogSchema } from './blog-schema'
import { docsSchema, filePatterns, toRoute } from './docs-schema'
import { layoutFields } from './layout-schema'
import type { footerLinkSchema } from './navbar-schema'
import { publishFields } from './publish-schema'
import { hasText, listOf, quoteList, strict } from './schema-problems'
import { searchSchema } from './search-schema'

const locale = strict({
  label: z.string().optional().meta({
    description: 'Name in the menu of languages. Default: the name of the language in that language.',
    example: 'English',
  }),
  direction: z
    .enum(['ltr', 'rtl'])
    .default('ltr')
    .meta({ description: 'Writing direction.', example: 'rtl' }),
  htmlLang: z.string().optional().meta({
    description: 'Value of the `lang` attribute. Default: the code of the language.',
    example: 'en-GB',
  }),
  calendar: z.string().default('gregory').meta({ description: 'Calendar of dates.', example: 'gregory' }),
  path: z.string().optional().meta({
    description:
      'Path of the site in this language, below the base URL. Required for languages other than `locale`.',
    example: 'en',
  }),
})

const lineMark = strict({
  className: z
    .string()
    .regex(/^[\w-]+(?: [\w-]+)*$/, 'must be a class name')
    .meta({ description: 'Class of the marked lines.', example: 'line-error' }),
  line: z
    .string()
    .min(1, 'must not be empty')
    .optional()
    .meta({ description: 'Comment that marks the next line.', example: 'error-next-line' }),
  block: strict({
    start: z
      .string()
      .min(1, 'must not be empty')
      .meta({ description: 'Comment before the first line.', example: 'error-start' }),
    end: z
      .string()
      .min(1, 'must not be empty')
      .meta({ description: 'Comment after the last line.', example: 'error-end' }),
  })
    .optional()
    .meta({
      description: 'Comments that mark the lines between them.',
      example: { start: 'error-start', end: 'error-end' },
    }),
})

export type LineMark = z.output<typeof lineMark>

export const siteSchema = strict({
  title: z
    .string()
    .min(1, 'must not be empty')
    .meta({ description: 'Name of the site.', example: 'My docs' }),
  tagline: z.string().default('').meta({
    description: 'One line about the site; the title of the landing page has it.',
    example: 'Documentation',
  }),
  url: z
    .string()
    .refine(isOrigin, 'must be an origin such as "https://example.com"')
    .transform(toOrigin)
    .meta({ description: 'Origin of the published site.', example: 'https://docs.example.com' }),
  baseUrl: z
    .string()
    .refine(path => !isExternal(path), 'must be a path such as "/" or "/docs-site/"')
    .default('/')
    .transform(path => `${toRoute(path)}/`.replace('//', '/'))
    .meta({ description: 'Path of the published site.', example: '/my-project/' }),
  trailingSlash: z.boolean().optional().meta({
    description:
      'Ends addresses of pages with a slash, and writes each page as `index.html` of its own folder. Default: neither.',
    example: true,
  }),
  locale: z.string().default('zh-cn').meta({
    description:
      'Language of the site: of the interface (English or Chinese), of dates and of the `lang` attribute.',
    example: 'en',
  }),
  locales: z
    .record(z.string(), locale)
    .optional()
    .meta({
      description:
        'Languages by code, for the menu of languages. One build makes one language; the others are builds of their own.',
      example: { en: { label: 'English' }, de: { label: 'Deutsch', path: 'de' } },
    }),
  favicon: z
    .string()
    .optional()
    .meta({ description: 'Icon of the site, a file in a static folder.', example: '/favicon.svg' }),
  ...layoutFields,
  docs: listOf(docsSchema)
    .refine(sets => new Set(sets.map(docs => docs.id)).size === sets.length, {
      error: 'Two sets of documents have the same id.\nGive each its own "id".',
    })
    .meta({
      title: 'object | object[] | false',
      description: 'A set of documents, a list of several, or `false` for none.',
      example: { path: 'guide', routeBasePath: '/' },
    }),
  blog: listOf(blogSchema)
    .refine(blogs => new Set(blogs.map(blog => blog.routeBasePath)).size === blogs.length, {
      error: 'Two blogs have the same address.\nGive each its own "routeBasePath".',
    })
    .meta({
      title: 'object | object[] | false',
      description: 'A blog, a list of several, or `false` for none.',
      example: { title: 'News' },
    }),
  pages: strict(filePatterns('**/*.{js,jsx,ts,tsx,md,mdx}'))
    .prefault({})
    .meta({ description: 'Pages in the folder `pages/`.', example: { exclude: ['drafts/**'] } }),
  search: searchSchema
    .prefault({})
    .meta({ description: 'Search.', example: { placeholder: 'Search the handbook' } }),
  markdown: strict({
    format: z
      .enum(['detect', 'md', 'mdx'])
      .default('detect')
      .meta({ description: 'How files are read: by their ending, or all alike.', example: 'mdx' }),
    lineMarks: z
      .array(lineMark)
      .optional()
      .meta({
        description: 'Comments in code that give lines a class. Default: those that highlight.',
        example: [{ className: 'line-error', line: 'error-next-line' }],
      }),
    headings: strict({
      explicitIds: z.boolean().default(false).meta({
        description: 'Requires a `{#id}` at every heading, so that edits do not change anchors.',
        example: true,
      }),
      titleInFrontMatter: z.boolean().default(false).meta({
        description: 'Requires the title in front matter, not as a heading of level 1.',
        example: true,
      }),
      keepCase: z
        .boolean()
        .default(false)
        .meta({ description: 'Keeps capitals in ids made of headings.', example: true }),
    })
      .prefault({})
      .meta({ description: 'Rules for headings.', example: { explicitIds: true } }),
  })
    .prefault({})
    .meta({ description: 'How Markdown is read.', example: { headings: { explicitIds: true } } }),
  codeLinks: z
    .union([z.record(z.string(), z.string()), z.string()], { error: 'must be an object or a file path' })
    .default({})
    .meta({
      description:
        'Inline code that becomes a link: text to path, or a module of the site that exports it as `codeLinks`.',
      example: { defineConfig: '/docs/configuration' },
    }),
  ...publishFields,
  aliases: z
    .record(z.string(), z.string())
    .default({})
    .meta({
      description:
        'Folders of the site by the names that imports use. Write the object out: it is read before the file is run.',
      example: { '@parts': './parts' },
    }),
  quotedSurfaces: z
    .enum(['en', 'zh'])
    .default('en')
    .meta({ description: 'Language of the search dialog and the crash screen.', example: 'zh' }),
  version: z
    .string()
    .default('1.0.0')
    .meta({ description: 'Version of the site, in its metadata.', example: '2.3.0' }),
  organizationName: z
    .string()
    .optional()
    .meta({ description: 'Owner of the repository, for components that ask for it.', example: 'me' }),
  projectName: z
    .string()
    .optional()
    .meta({ description: 'Name of the repository, for components that ask for it.', example: 'docs' }),
  customFields: z
    .record(z.string(), z.unknown())
    .refine(isPlain, 'must hold plain data alone: functions cannot travel to a browser')
    .optional()
    .meta({
      description: 'Data for components, as `useSite().customFields`.',
      example: { region: 'eu' },
    }),
  behaviourReference: z.string().default('3.8.1').meta({
    description: 'Version of Docusaurus whose behaviour the site follows, in its metadata.',
    example: '3.8.1',
  }),
})
  .refine(({ locale, locales }) => !locales || Object.hasOwn(locales, locale), {
    path: ['locale'],
    error: ({ input }) => describeUnknownLocale(input as { locale: string; locales: object }),
    when: ({ value }) => hasText(value, 'locale'),
  })
  .superRefine(({ locale, locales = {} }, context) => {
    for (const [code, { path }] of Object.entries(locales)) {
      if (code === locale || path !== undefined) continue
      const message = `The language "${code}" has no pages: a build makes one language, here "${locale}", so the menu of languages would link to nothing.\nRemove "locales.${code}"; or build that language by a config of its own and say where it is: ${code}: { path: '${code}' }.`
      context.addIssue({ code: 'custom', message, path: ['locales', code] })
    }
  })
  .transform(({ announcementBar, storage, footer, locale, locales = {}, ...site }) => {
    const languages = Object.entries({ [locale]: locales[locale] ?? {}, ...locales }).map(fillLocale)
    return {
      ...site,
      announcement: announcementBar,
      storageNamespace: toNamespace(storage.namespace, site.url + site.baseUrl),
      footer: {
        ...footer,
        columns: footer.columns.map(({ title, items }) => ({ title, items: items.map(toFooterLink) })),
      },
      search: withSearchPath(site.search, site.trailingSlash),
      redirects: site.redirects.map(({ from, to }) => ({ from, to: toPageHref(to, site.trailingSlash) })),
      locale: languages.find(language => language.code === locale)!,
      locales: languages,
    }
  })

function withSearchPath<Search extends { searchPagePath: string | false }>(
  search: Search,
  slash: boolean | undefined,
) {
  const { searchPagePath: path } = search
  return { ...search, searchPagePath: path && withSlash(path, slash) }
}

function describeUnknownLocale({ locale, locales }: { locale: string; locales: object }): string {
  const codes = quoteList(Object.keys(locales))
  return `The language "${locale}" is not among the languages.\nValid choices: ${codes}.`
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !/^(?:function|symbol|bigint)$/.test(typeof value)
  return Object.values(value).every(isPlain)
}

function isOrigin(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && new URL(url).pathname === '/'
}

function toOrigin(url: string): string {
  return new URL(url).origin
}

function fillLocale([code, given]: [string, Partial<z.output<typeof locale>>]) {
  return {
    code,
    label: given.label ?? new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
    direction: given.direction ?? 'ltr',
    htmlLang: given.htmlLang ?? code,
    calendar: given.calendar ?? 'gregory',
    path: given.path ?? code,
  }
}

function toNamespace(namespace: string | boolean, address: string): string {
  if (namespace === false || namespace === '') return ''
  return `-${namespace === true ? createHash('sha256').update(address).digest('hex').slice(0, 3) : namespace}`
}

function toFooterLink({ label, to, href }: z.output<typeof footerLinkSchema>) {
  const target = to ?? href ?? ''
  return { label, href: target, external: isExternal(target) }
}

export type SiteData = z.output<typeof siteSchema>
