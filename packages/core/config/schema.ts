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
  label: z.string().optional(),
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
  htmlLang: z.string().optional(),
  calendar: z.string().default('gregory'),
  path: z.string().optional(),
})

const lineMark = strict({
  className: z.string().regex(/^[\w-]+(?: [\w-]+)*$/, 'must be a class name'),
  line: z.string().min(1, 'must not be empty').optional(),
  block: strict({
    start: z.string().min(1, 'must not be empty'),
    end: z.string().min(1, 'must not be empty'),
  }).optional(),
})

export type LineMark = z.output<typeof lineMark>

export const siteSchema = strict({
  title: z.string().min(1, 'must not be empty'),
  tagline: z.string().default(''),
  url: z.string().refine(isOrigin, 'must be an origin such as "https://example.com"').transform(toOrigin),
  baseUrl: z
    .string()
    .refine(path => !isExternal(path), 'must be a path such as "/" or "/docs-site/"')
    .default('/')
    .transform(path => `${toRoute(path)}/`.replace('//', '/')),
  trailingSlash: z.boolean().optional(),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[a-z\d]+)*$/i, 'must be a code such as "en" or "zh-CN"')
    .default('zh-cn'),
  locales: z.record(z.string(), locale).optional(),
  favicon: z.string().optional(),
  ...layoutFields,
  docs: listOf(docsSchema)
    .refine(sets => new Set(sets.map(docs => docs.id)).size === sets.length, {
      error: 'Two sets of documents have the same id.\nGive each its own "id".',
    })
    .meta({ title: 'object | object[] | false' }),
  blog: listOf(blogSchema)
    .refine(blogs => new Set(blogs.map(blog => blog.routeBasePath)).size === blogs.length, {
      error: 'Two blogs have the same address.\nGive each its own "routeBasePath".',
    })
    .meta({ title: 'object | object[] | false' }),
  pages: strict(filePatterns('**/*.{js,jsx,ts,tsx,md,mdx}')).prefault({}),
  search: searchSchema.prefault({}),
  markdown: strict({
    format: z.enum(['detect', 'md', 'mdx']).default('detect'),
    lineMarks: z.array(lineMark).optional(),
    headings: strict({
      explicitIds: z.boolean().default(false),
      titleInFrontMatter: z.boolean().default(false),
      keepCase: z.boolean().default(false),
    }).prefault({}),
  }).prefault({}),
  codeLinks: z
    .union([z.record(z.string(), z.string()), z.string()], { error: 'must be an object or a file path' })
    .default({}),
  ...publishFields,
  aliases: z.record(z.string(), z.string()).default({}),
  quotedSurfaces: z.enum(['en', 'zh']).default('en'),
  version: z.string().default('1.0.0'),
  organizationName: z.string().optional(),
  projectName: z.string().optional(),
  customFields: z
    .record(z.string(), z.unknown())
    .refine(isPlain, 'must hold plain data alone: functions cannot travel to a browser')
    .optional(),
  behaviourReference: z.string().default('3.8.1'),
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

/** Returns the JSON Schema of the config as authors write it. */
export function configSchema(): object {
  return z.toJSONSchema(siteSchema, { io: 'input', unrepresentable: 'any' })
}
