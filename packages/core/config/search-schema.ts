import { z } from 'zod'
import type { SearchSettings } from '../model'
import { toRoute } from './docs-schema'
import { isRegex } from './navbar-schema'
import { hasText, strict } from './schema-problems'

const host = strict({
  url: z.string().meta({ description: 'Host name.', example: 'search.example.com' }),
  protocol: z.enum(['https', 'http']).default('https').meta({ description: 'Protocol.', example: 'http' }),
  port: z.int().optional().meta({ description: 'Port. Default: that of the protocol.', example: 8108 }),
  accept: z
    .enum(['read', 'write', 'readWrite'])
    .default('readWrite')
    .meta({ description: 'Kinds of requests the host takes.', example: 'read' }),
})

export const searchSchema = strict({
  provider: z.enum(['embedded', 'hosted']).default('embedded').meta({
    description: '`embedded` reads files of this site, `hosted` asks a search service.',
    example: 'hosted',
  }),
  appId: z
    .string()
    .optional()
    .meta({ description: 'Application id of the hosted service.', example: 'YOUR_APP_ID' }),
  apiKey: z
    .string()
    .optional()
    .meta({ description: 'Public search key of the hosted service.', example: 'YOUR_SEARCH_KEY' }),
  indexName: z.string().optional().meta({ description: 'Index of the hosted service.', example: 'docs' }),
  hosts: z
    .array(host)
    .optional()
    .meta({
      description: "Hosts of a compatible service. Default: Algolia's.",
      example: [{ url: 'search.example.com' }],
    }),
  searchParameters: z
    .record(z.string(), z.unknown())
    .default({})
    .meta({ description: 'Parameters sent with every hosted query.', example: { hitsPerPage: 10 } }),
  placeholder: z.string().optional().meta({
    description: 'Text in the empty input. Default: that of the dialog.',
    example: 'Search the handbook',
  }),
  maxLength: z
    .int()
    .min(1, 'must be 1 or more')
    .default(64)
    .meta({ description: 'Longest query the input takes.', example: 100 }),
  maxResultsPerGroup: z
    .int()
    .min(1, 'must be 1 or more')
    .default(5)
    .meta({ description: 'Number of results in a group of the dialog.', example: 8 }),
  openOn: z
    .array(z.enum(['hover', 'focus']))
    .default([])
    .meta({ description: 'What opens the dialog besides a click and the keyboard.', example: ['hover'] }),
  contextualSearch: z
    .boolean()
    .default(true)
    .meta({ description: 'Searches the language and docs version of the page only.', example: false }),
  externalUrlRegex: z
    .string()
    .refine(isRegex, 'must be the source of a regular expression')
    .optional()
    .meta({ description: 'Results whose URL matches are opened as they are.', example: '^https://example' }),
  replaceSearchResultPathname: strict({
    from: z
      .union([z.string(), z.instanceof(RegExp).meta({ title: 'RegExp' })], {
        error: 'must be a string or a regular expression',
      })
      .meta({ description: 'What is replaced: a string, or a regular expression.', example: '/docs/' }),
    to: z.string().meta({ description: 'What is written instead.', example: '/' }),
  })
    .optional()
    .meta({ description: 'Rewrites the path of results.', example: { from: '/docs/', to: '/' } }),
  searchPagePath: z
    .union([z.string(), z.literal(false)], { error: 'must be a path or false' })
    .default('search')
    .meta({ description: 'Address of the search page, or `false` for none.', example: false }),
  disablePersonalization: z
    .boolean()
    .default(false)
    .meta({ description: 'Leaves out recent and favourite searches.', example: true }),
  insights: z
    .boolean()
    .default(false)
    .meta({ description: 'Reports views and clicks to the hosted service.', example: true }),
  filters: z
    .array(
      strict({
        name: z
          .enum(['guides', 'faq', 'api', 'blog'])
          .meta({ description: 'Kind of pages.', example: 'api' }),
        paths: z
          .array(z.string())
          .min(1)
          .meta({ description: 'Beginnings of their paths.', example: ['/docs/api/'] }),
      }),
    )
    .default([])
    .meta({
      description:
        'Kinds of pages that results can be narrowed to; of several beginnings the longest counts.',
      example: [{ name: 'api', paths: ['/docs/api/'] }],
    }),
  missingResultsUrl: z.string().optional().meta({
    description: 'Link for readers who found nothing; `{query}` is replaced.',
    example: 'https://github.com/me/docs/issues/new?title={query}',
  }),
  generations: z
    .array(
      strict({
        label: z.string().meta({ description: 'Label of their results.', example: 'v2' }),
        paths: z
          .array(z.string())
          .meta({ description: 'Beginnings of their paths, without the base URL.', example: ['/docs/v2/'] }),
        names: z
          .array(z.string())
          .meta({ description: 'Words of a query that ask for them.', example: ['v2', '2.x'] }),
      }),
    )
    .default([])
    .meta({
      description: 'Pages about older generations: listed behind the others unless a query names them.',
      example: [{ label: 'v2', paths: ['/docs/v2/'], names: ['v2', '2.x'] }],
    }),
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
