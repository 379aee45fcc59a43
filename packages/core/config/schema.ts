import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isExternal, toPageHref, withSlash } from '../model'
import { isAbsolute } from '../paths'
import { blogSchema } from './blog-schema'
import { docsSchema, filePatterns, toRoute } from './docs-schema'
import { footerLinkSchema, navbarItemSchema } from './navbar-schema'
import { hasText, listOf, quoteList, strict } from './schema-problems'
import { searchSchema } from './search-schema'

const logo = strict({
  src: z.string(),
  /** Used in dark mode instead of `src`. */
  srcDark: z.string().optional(),
  /** Default: the site title when the navbar has no title. */
  alt: z.string().optional(),
  /** Default: the landing page. */
  href: z.string().optional(),
  target: z.string().optional(),
  width: z.union([z.number(), z.string()]).optional(),
  height: z.union([z.number(), z.string()]).optional(),
  className: z.string().optional(),
  style: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

const announcementBar = strict({
  /** A new id shows the bar again to visitors who closed it. */
  id: z.string().default('announcement-bar'),
  /** HTML. */
  content: z.string(),
  backgroundColor: z.string().optional(),
  textColor: z.string().optional(),
  isCloseable: z.boolean().default(true),
})

const locale = strict({
  /** Default: the name of the language in itself. */
  label: z.string().optional(),
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
  /** Default: the code of the language. */
  htmlLang: z.string().optional(),
  calendar: z.string().default('gregory'),
  /** Address of the site in this language, below the base URL. Default: the code. */
  path: z.string().optional(),
})

const headTag = strict({
  tag: z.enum(['meta', 'link', 'script']),
  attributes: z.record(z.string(), z.union([z.string(), z.boolean()])).default({}),
  /** Of a script that is data, such as `application/ld+json`; the policy lets no other stand in a page. */
  json: z.string().optional(),
}).refine(
  ({ tag, attributes, json }) =>
    json === undefined || (tag === 'script' && /json$/.test(String(attributes.type))),
  '"json" belongs to a script whose type is JSON, as in attributes: { type: \'application/ld+json\' }',
)

const foreignUrls = z.array(
  z.string().regex(/^(?:https?:)?\/\/[^/]/, 'must begin with a scheme and a host: "https://example.com/"'),
)

const severity = z.enum(['ignore', 'log', 'warn', 'throw'])

const headingLevel = z.int().min(2, 'must be from 2 to 6').max(6, 'must be from 2 to 6')

const lineMark = strict({
  className: z.string().regex(/^[\w-]+(?: [\w-]+)*$/, 'must be a class name'),
  line: z.string().min(1, 'must not be empty').optional(),
  block: strict({
    start: z.string().min(1, 'must not be empty'),
    end: z.string().min(1, 'must not be empty'),
  }).optional(),
})

/** Comments in code that mark lines. */
export type LineMark = z.output<typeof lineMark>

/** Everything an author can say about the site. */
export const siteSchema = strict({
  title: z.string().min(1, 'must not be empty'),
  tagline: z.string().default(''),
  /** Origin of the published site, such as "https://example.com". */
  url: z.string().refine(isOrigin, 'must be an origin such as "https://example.com"').transform(toOrigin),
  /** Path of the published site. */
  baseUrl: z
    .string()
    .refine(path => !isExternal(path), 'must be a path such as "/" or "/docs-site/"')
    .default('/')
    .transform(path => `${toRoute(path)}/`.replace('//', '/')),
  /**
   * Whether addresses of pages end with a slash, and pages are files in folders of their own. They do not where nothing
   * is said; but a relative link on a folder's own page is then seen from the folder, as in Docusaurus.
   */
  trailingSlash: z.boolean().optional(),
  /**
   * Folders, seen from the site's, whose files are published as they are, earlier ones first; written out, for they are
   * read before this is run.
   */
  staticDirs: z
    .array(
      z
        .string()
        .refine(dir => !isAbsolute(dir), 'must be seen from the folder of the site')
        // All of the site would be published, and what was published before.
        .refine(dir => /[^./\\]/.test(dir), 'must not be the folder of the site, or one around it'),
    )
    .min(1, 'must name at least one folder')
    .default(['static']),
  /**
   * For sites that were made with Docusaurus: the classes and variables of its stylesheet, Infima, have their rules, and
   * so have the stylesheets named here, seen from the folder of the site; what is in them for its frame has no effect.
   */
  infima: strict({ css: z.array(z.string()).default([]) }).optional(),
  /** File in a static folder. */
  favicon: z.string().optional(),
  /** Owner and name of the repository, for components that ask for them. */
  organizationName: z.string().optional(),
  projectName: z.string().optional(),
  /** Data of the site's own; components read it by `useDocusaurusContext().siteConfig.customFields`. */
  customFields: z
    .record(z.string(), z.unknown())
    .refine(isPlain, 'must hold plain data alone: functions cannot travel to a browser')
    .optional(),
  /** Version of the site, in its metadata. */
  version: z.string().default('1.0.0'),
  /** Version of the framework whose behaviour the site follows, in its metadata. */
  behaviourReference: z.string().default('3.8.1'),
  /** Language of the site. */
  locale: z.string().default('zh-cn'),
  /** All languages by code; the others are sites of their own. */
  locales: z.record(z.string(), locale).optional(),
  markdown: strict({
    /** How files are read whose front matter does not say: by their ending, or all alike. */
    format: z.enum(['detect', 'md', 'mdx']).default('detect'),
    /** Comments in code that give a class to the next line, or to those between two; else those that highlight one. */
    lineMarks: z.array(lineMark).optional(),
    headings: strict({
      /** Every heading must have a `{#id}` of its own, which no edit of its words changes. */
      explicitIds: z.boolean().default(false),
      /** The title must stand in front matter, not in a heading of the first level. */
      titleInFrontMatter: z.boolean().default(false),
      /** Ids that are made of the words of headings keep their capitals. */
      keepCase: z.boolean().default(false),
    }).prefault({}),
  }).prefault({}),
  /** What happens when a link leads to no page. */
  onBrokenLinks: severity.default('throw'),
  /**
   * The most that happens for a link or an anchor written as a tag in MDX, `<a href>`, drawn by a component of the site's, or
   * on a page made of code.
   */
  onBrokenTagLinks: severity.default('throw'),
  /** What happens when a link leads to an anchor that its page does not have. */
  onBrokenAnchors: severity.default('throw'),
  /** What happens when a link names a source file that does not exist. */
  onBrokenMarkdownLinks: severity.default('throw'),
  /** What happens when two things have the same address; unless the build stops, the first of them is shown. */
  onDuplicateRoutes: severity.default('throw'),
  /** What happens when an image of the static folder, or one that a tag names, is not there. */
  onBrokenImages: severity.default('throw'),
  colorMode: strict({
    defaultMode: z.enum(['light', 'dark']).default('dark'),
    /** Takes the toggle away. */
    disableSwitch: z.boolean().default(false),
    /** Follows the system until the visitor chooses, and adds it to the toggle's cycle. */
    respectPrefersColorScheme: z.boolean().default(false),
  }).prefault({}),
  announcementBar: announcementBar.optional(),
  navbar: strict({
    title: z.string().optional(),
    logo: logo.optional(),
    /** Hides the navbar while the visitor scrolls down. */
    hideOnScroll: z.boolean().default(false),
    items: z.array(navbarItemSchema).default([]),
  }).prefault({}),
  footer: strict({
    columns: z.array(strict({ title: z.string().optional(), items: z.array(footerLinkSchema) })).default([]),
    logo: logo.optional(),
    /** HTML. */
    copyright: z.string().optional(),
  }).prefault({}),
  /** One set of documents, several, or false for none. */
  docs: listOf(docsSchema).refine(sets => new Set(sets.map(docs => docs.id)).size === sets.length, {
    error: 'Two sets of documents have the same id.\nGive each its own "id".',
  }),
  /** One blog, several, or false for none. */
  blog: listOf(blogSchema).refine(
    blogs => new Set(blogs.map(blog => blog.routeBasePath)).size === blogs.length,
    { error: 'Two blogs have the same address.\nGive each its own "routeBasePath".' },
  ),
  /** Which files of the folder of pages are pages, as glob patterns. */
  pages: strict(filePatterns('**/*.{js,jsx,ts,tsx,md,mdx}')).prefault({}),
  search: searchSchema.prefault({}),
  /** Off unless configured. */
  analytics: strict({
    gtag: strict({ id: z.string(), anonymizeIp: z.boolean().default(false) }).optional(),
    baidu: strict({ id: z.string() }).optional(),
  }).prefault({}),
  /** The "report a problem" link of a page; {url}, {title} and {path} are replaced, percent-encoded. */
  reportUrl: z.string().optional(),
  /** Image of link previews for pages without one of their own. */
  socialImage: z.string().optional(),
  /** Draws an image with the page's title for pages without an image of their own. */
  socialCards: z.boolean().default(false),
  /** Tags for the head of every page. */
  headTags: z.array(headTag).default([]),
  /** Old addresses that lead to new ones. */
  redirects: z.array(strict({ from: z.string().transform(toRoute), to: z.string() })).default([]),
  /** Folders, relative to the site's, by what imports call them; written out, for they are read before this is run. */
  aliases: z.record(z.string(), z.string()).default({}),
  /** Inline code that becomes a link: text to path, or a data module of the site that exports it. */
  codeLinks: z
    .union([z.record(z.string(), z.string()), z.string()], { error: 'must be an object or a file path' })
    .default({}),
  /** Beginnings of URLs of other hosts that pages may load, by kind or for all kinds: "https://example.com/". */
  allowedForeignUrls: z
    .union(
      [foreignUrls, strict({ images: foreignUrls, frames: foreignUrls, media: foreignUrls }).partial()],
      {
        error: 'must be a list of addresses, or lists of them as "images", "frames" and "media"',
      },
    )
    .default([])
    .transform(toForeignUrls),
  /** Language of the search dialog and the crash screen. */
  quotedSurfaces: z.enum(['en', 'zh']).default('en'),
  storage: strict({
    /** Keeps storage keys apart from other sites of the same origin: a name, or true for one of its own. */
    namespace: z.union([z.string(), z.boolean()], { error: 'must be a string or a boolean' }).default(false),
  }).prefault({}),
  /** Where the visitor's docs version is remembered. */
  preferredVersionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  /** Heading levels that the table of contents shows. */
  tableOfContents: strict({
    minHeadingLevel: headingLevel.default(2),
    maxHeadingLevel: headingLevel.default(3),
  })
    .refine(toc => toc.minHeadingLevel <= toc.maxHeadingLevel, 'must not begin below its end')
    .prefault({}),
  /** Whether readers may store the site to read it without a network; without it, earlier stores are removed. */
  offline: z.boolean().default(true),
  /** Whether the landing page tells when the base URL is wrong. */
  baseUrlIssueBanner: z.boolean().default(true),
})
  .refine(({ locale, locales }) => !locales || Object.hasOwn(locales, locale), {
    path: ['locale'],
    error: ({ input }) => describeUnknownLocale(input as { locale: string; locales: object }),
    when: ({ value }) => hasText(value, 'locale'),
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

function toForeignUrls(given: string[] | { images?: string[]; frames?: string[]; media?: string[] }) {
  const {
    images = [],
    frames = [],
    media = [],
  } = Array.isArray(given) ? { images: given, frames: given, media: given } : given
  return { images: images.map(toBeginning), frames: frames.map(toBeginning), media: media.map(toBeginning) }
}

/** With its scheme, and with the end of its host: "https://example.co" is not a beginning of "https://example.com/". */
function toBeginning(url: string): string {
  const absolute = url.startsWith('//') ? `https:${url}` : url
  return /^https?:\/\/[^/]+$/.test(absolute) ? `${absolute}/` : absolute
}

function toNamespace(namespace: string | boolean, address: string): string {
  if (namespace === false || namespace === '') return ''
  return `-${namespace === true ? createHash('sha256').update(address).digest('hex').slice(0, 3) : namespace}`
}

function toFooterLink({ label, to, href }: z.output<typeof footerLinkSchema>) {
  const target = to ?? href ?? ''
  return { label, href: target, external: isExternal(target) }
}

/** The checked config, as plain data. */
export type SiteData = z.output<typeof siteSchema>
