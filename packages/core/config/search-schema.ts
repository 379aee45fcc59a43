import { z } from 'zod'
import type { SearchSettings } from '../model'
import { toRoute } from './docs-schema'
import { isRegex } from './navbar-schema'
import { hasText, strict } from './schema-problems'

const host = strict({
  url: z.string(),
  protocol: z.enum(['https', 'http']).default('https'),
  port: z.int().optional(),
  accept: z.enum(['read', 'write', 'readWrite']).default('readWrite'),
})

/** Search. */
export const searchSchema = strict({
  /** "embedded" asks static files of this site, "hosted" a search service. */
  provider: z.enum(['embedded', 'hosted']).default('embedded'),
  /** Application id of the hosted service. */
  appId: z.string().optional(),
  /** Public search key of the hosted service. */
  apiKey: z.string().optional(),
  /** Index of the hosted service; the embedded one is named "docs". */
  indexName: z.string().optional(),
  /** Hosts of a compatible service instead of the well-known ones. */
  hosts: z.array(host).optional(),
  /** Sent with every hosted query. */
  searchParameters: z.record(z.string(), z.unknown()).default({}),
  /** Instead of the dialog's own words. */
  placeholder: z.string().optional(),
  /** Longest query the input takes. */
  maxLength: z.int().min(1, 'must be 1 or more').default(64),
  maxResultsPerGroup: z.int().min(1, 'must be 1 or more').default(5),
  /** What opens the dialog besides a click and the keyboard. */
  openOn: z.array(z.enum(['hover', 'focus'])).default([]),
  /** Whether only the language and docs version of the page are searched. */
  contextualSearch: z.boolean().default(true),
  /** Results whose URL matches are left as they are. */
  externalUrlRegex: z.string().refine(isRegex, 'must be the source of a regular expression').optional(),
  /** Rewrites the path of results; a string is taken literally. */
  replaceSearchResultPathname: strict({
    from: z.union([z.string(), z.instanceof(RegExp)], { error: 'must be a string or a regular expression' }),
    to: z.string(),
  }).optional(),
  /** Address of the search page, or false for none. */
  searchPagePath: z
    .union([z.string(), z.literal(false)], { error: 'must be a path or false' })
    .default('search'),
  /** Whether recent and favourite searches are left out. */
  disablePersonalization: z.boolean().default(false),
  /** Whether views and clicks are reported to the hosted service. */
  insights: z.boolean().default(false),
  /** Kinds of pages that results can be narrowed to, by how their paths begin; the longest beginning counts. */
  filters: z
    .array(strict({ name: z.enum(['guides', 'faq', 'api', 'blog']), paths: z.array(z.string()).min(1) }))
    .default([]),
  /** The "Let us know." link; {query} is replaced. */
  missingResultsUrl: z.string().optional(),
  /** Older generations of what the site documents: behind the others unless a query names them, and labelled. */
  generations: z
    .array(
      strict({
        /** Shown at hits: "v2". */
        label: z.string(),
        /** Beginnings of paths, without the base URL. */
        paths: z.array(z.string()),
        /** Words of a query that name it: "v2", "2.x". */
        names: z.array(z.string()),
      }),
    )
    .default([]),
})
  .refine(...requiredWhenHosted('appId'))
  .refine(...requiredWhenHosted('apiKey'))
  .refine(...requiredWhenHosted('indexName'))
  .transform(
    ({ appId = '', apiKey = '', hosts, searchParameters, ...search }): SearchSettings => ({
      ...search,
      indexName: search.indexName ?? 'docs',
      hosted: search.provider === 'hosted' ? { appId, apiKey, hosts, searchParameters } : undefined,
      replaceSearchResultPathname: search.replaceSearchResultPathname && {
        from: toRegexSource(search.replaceSearchResultPathname.from),
        to: search.replaceSearchResultPathname.to,
      },
      searchPagePath: search.searchPagePath === false ? (false as const) : toRoute(search.searchPagePath),
    }),
  )

function requiredWhenHosted(field: 'appId' | 'apiKey' | 'indexName') {
  const isThere = (search: { provider: string; [name: string]: unknown }) =>
    search.provider !== 'hosted' || Boolean(search[field])
  const error = `\`${field}\` is missing.\nAdd "search.${field}", or set "search.provider" to "embedded".`
  const when = ({ value }: { value: unknown }) => hasText(value, 'provider')
  return [isThere, { path: [field as string], error, when }] satisfies [unknown, unknown]
}

function toRegexSource(from: string | RegExp): string {
  return typeof from === 'string' ? from.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&') : from.source
}
