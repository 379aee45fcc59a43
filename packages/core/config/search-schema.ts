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

export const searchSchema = strict({
  provider: z.enum(['embedded', 'hosted']).default('embedded'),
  appId: z.string().optional(),
  apiKey: z.string().optional(),
  indexName: z.string().optional(),
  hosts: z.array(host).optional(),
  searchParameters: z.record(z.string(), z.unknown()).default({}),
  placeholder: z.string().optional(),
  maxLength: z.int().min(1, 'must be 1 or more').default(64),
  maxResultsPerGroup: z.int().min(1, 'must be 1 or more').default(5),
  openOn: z.array(z.enum(['hover', 'focus'])).default([]),
  contextualSearch: z.boolean().default(true),
  externalUrlRegex: z.string().refine(isRegex, 'must be the source of a regular expression').optional(),
  replaceSearchResultPathname: strict({
    from: z.union([z.string(), z.instanceof(RegExp).meta({ title: 'RegExp' })], {
      error: 'must be a string or a regular expression',
    }),
    to: z.string(),
  }).optional(),
  searchPagePath: z
    .union([z.string(), z.literal(false)], { error: 'must be a path or false' })
    .default('search'),
  disablePersonalization: z.boolean().default(false),
  insights: z.boolean().default(false),
  filters: z
    .array(
      strict({
        name: z.enum(['guides', 'faq', 'api', 'blog']),
        paths: z.array(z.string()).min(1),
      }),
    )
    .default([]),
  missingResultsUrl: z.string().optional(),
  generations: z
    .array(
      strict({
        label: z.string(),
        paths: z.array(z.string()),
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
