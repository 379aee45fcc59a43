import { z } from 'zod'
import { isAbsolute } from '../paths'
import { toRoute } from './docs-schema'
import { strict } from './schema-problems'

const headTag = strict({
  tag: z.enum(['meta', 'link', 'script']),
  attributes: z.record(z.string(), z.union([z.string(), z.boolean()])).default({}),
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

/** Fields for the published site: checks, output files and allowed external resources. */
export const publishFields = {
  redirects: z
    .array(
      strict({
        from: z.string().transform(toRoute),
        to: z.string(),
      }),
    )
    .default([]),
  onBrokenLinks: severity.default('throw'),
  onBrokenAnchors: severity.default('throw'),
  onBrokenMarkdownLinks: severity.default('throw'),
  onBrokenTagLinks: severity.default('throw'),
  onBrokenImages: severity.default('throw'),
  onDuplicateRoutes: severity.default('throw'),
  staticDirs: z
    .array(
      z
        .string()
        .refine(dir => !isAbsolute(dir), 'must be seen from the folder of the site')
        // Otherwise the build would publish the whole site folder, earlier output included.
        .refine(dir => /[^./\\]/.test(dir), 'must not be the folder of the site, or one around it'),
    )
    .min(1, 'must name at least one folder')
    .default(['static']),
  headTags: z.array(headTag).default([]),
  socialImage: z.string().optional(),
  socialCards: z.boolean().default(false),
  allowedForeignUrls: z
    .union(
      [
        foreignUrls,
        strict({
          images: foreignUrls,
          frames: foreignUrls,
          media: foreignUrls,
        }).partial(),
      ],
      {
        error: 'must be a list of addresses, or lists of them as "images", "frames" and "media"',
      },
    )
    .default([])
    .transform(toForeignUrls),
  reportUrl: z.string().optional(),
  analytics: strict({
    gtag: strict({
      id: z.string(),
      anonymizeIp: z.boolean().default(false),
    }).optional(),
    baidu: strict({ id: z.string() }).optional(),
  }).prefault({}),
  offline: z.boolean().default(true),
  storage: strict({
    namespace: z.union([z.string(), z.boolean()], { error: 'must be a string or a boolean' }).default(false),
  }).prefault({}),
  preferredVersionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  baseUrlIssueBanner: z.boolean().default(true),
}

function toForeignUrls(given: string[] | { images?: string[]; frames?: string[]; media?: string[] }) {
  const {
    images = [],
    frames = [],
    media = [],
  } = Array.isArray(given) ? { images: given, frames: given, media: given } : given
  return { images: images.map(toBeginning), frames: frames.map(toBeginning), media: media.map(toBeginning) }
}

/**
 * Adds the scheme and the slash after the host, so that "https://example.co" does not match
 * "https://example.com/".
 */
function toBeginning(url: string): string {
  const absolute = url.startsWith('//') ? `https:${url}` : url
  return /^https?:\/\/[^/]+$/.test(absolute) ? `${absolute}/` : absolute
}
