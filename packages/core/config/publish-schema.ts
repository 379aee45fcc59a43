import { z } from 'zod'
import { isAbsolute } from '../paths'
import { toRoute } from './docs-schema'
import { strict } from './schema-problems'

const headTag = strict({
  tag: z.enum(['meta', 'link', 'script']).meta({ description: 'Name of the tag.', example: 'meta' }),
  attributes: z
    .record(z.string(), z.union([z.string(), z.boolean()]))
    .default({})
    .meta({ description: 'Its attributes.', example: { name: 'robots', content: 'noindex' } }),
  json: z.string().optional().meta({
    description: 'Text of a script that is data; the content security policy allows no other text.',
    example: '{}',
  }),
}).refine(
  ({ tag, attributes, json }) =>
    json === undefined || (tag === 'script' && /json$/.test(String(attributes.type))),
  '"json" belongs to a script whose type is JSON, as in attributes: { type: \'application/ld+json\' }',
)

const foreignUrls = z.array(
  z.string().regex(/^(?:https?:)?\/\/[^/]/, 'must begin with a scheme and a host: "https://example.com/"'),
)

const severity = z.enum(['ignore', 'log', 'warn', 'throw'])

/** Fields about the published site: its checks, its files and what pages may load. */
export const publishFields = {
  redirects: z
    .array(
      strict({
        from: z.string().transform(toRoute).meta({ description: 'Old path.', example: '/old' }),
        to: z.string().meta({ description: 'New path or URL.', example: '/docs/new' }),
      }),
    )
    .default([])
    .meta({
      description: 'Old addresses that lead to new ones.',
      example: [{ from: '/old', to: '/docs/new' }],
    }),
  onBrokenLinks: severity
    .default('throw')
    .meta({ description: 'What happens when a link points to a page that does not exist.', example: 'warn' }),
  onBrokenAnchors: severity.default('throw').meta({
    description: 'What happens when a link names a heading that its page does not have.',
    example: 'warn',
  }),
  onBrokenMarkdownLinks: severity.default('throw').meta({
    description: 'What happens when a link names a source file that does not exist.',
    example: 'warn',
  }),
  onBrokenTagLinks: severity.default('throw').meta({
    description:
      'The most that happens for a link written as a tag, drawn by a component, or on a page made of code.',
    example: 'warn',
  }),
  onBrokenImages: severity.default('throw').meta({
    description: 'What happens when an image of a static folder, or one in a tag, does not exist.',
    example: 'warn',
  }),
  onDuplicateRoutes: severity.default('throw').meta({
    description: 'What happens when two pages have one address; unless the build stops, the first is shown.',
    example: 'warn',
  }),
  staticDirs: z
    .array(
      z
        .string()
        .refine(dir => !isAbsolute(dir), 'must be seen from the folder of the site')
        // All of the site would be published, and what was published before.
        .refine(dir => /[^./\\]/.test(dir), 'must not be the folder of the site, or one around it'),
    )
    .min(1, 'must name at least one folder')
    .default(['static'])
    .meta({
      description:
        'Folders whose files are published as they are; of two files with one address the earlier folder has the right. Write the list out: it is read before the file is run.',
      example: ['static', 'public'],
    }),
  headTags: z
    .array(headTag)
    .default([])
    .meta({
      description: 'Tags for the head of every page.',
      example: [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }],
    }),
  socialImage: z
    .string()
    .optional()
    .meta({ description: 'Image of link previews for pages without one.', example: '/img/card.png' }),
  socialCards: z
    .boolean()
    .default(false)
    .meta({ description: 'Draws an image with its title for each page without one.', example: true }),
  allowedForeignUrls: z
    .union(
      [
        foreignUrls,
        strict({
          images: foreignUrls.meta({ description: 'For images.', example: ['https://img.shields.io/'] }),
          frames: foreignUrls.meta({ description: 'For frames.', example: ['https://player.example/'] }),
          media: foreignUrls.meta({
            description: 'For audio and video.',
            example: ['https://media.example/'],
          }),
        }).partial(),
      ],
      {
        error: 'must be a list of addresses, or lists of them as "images", "frames" and "media"',
      },
    )
    .default([])
    .transform(toForeignUrls)
    .meta({
      description: 'Beginnings of URLs of other hosts that pages may load, by kind or for all kinds.',
      example: { images: ['https://img.shields.io/'] },
    }),
  reportUrl: z.string().optional().meta({
    description: 'Link below each page to report a problem; `{url}`, `{title}` and `{path}` are replaced.',
    example: 'https://github.com/me/docs/issues/new?title={title}',
  }),
  analytics: strict({
    gtag: strict({
      id: z.string().meta({ description: 'Measurement id.', example: 'G-XXXXXXXXXX' }),
      anonymizeIp: z
        .boolean()
        .default(false)
        .meta({ description: 'Shortens addresses of visitors.', example: true }),
    })
      .optional()
      .meta({ description: 'Google Analytics.', example: { id: 'G-XXXXXXXXXX' } }),
    baidu: strict({ id: z.string().meta({ description: 'Site id.', example: '0123456789abcdef' }) })
      .optional()
      .meta({ description: 'Baidu Tongji.', example: { id: '0123456789abcdef' } }),
  })
    .prefault({})
    .meta({ description: 'Visitor statistics; none unless set.', example: { gtag: { id: 'G-XXXXXXXXXX' } } }),
  offline: z.boolean().default(true).meta({
    description:
      'Lets readers store the site to read it without a network; `false` removes what they stored.',
    example: false,
  }),
  storage: strict({
    namespace: z
      .union([z.string(), z.boolean()], { error: 'must be a string or a boolean' })
      .default(false)
      .meta({
        description: 'Suffix of storage keys: a name, or `true` for one made of the address.',
        example: true,
      }),
  })
    .prefault({})
    .meta({
      description: 'Keeps storage apart from other sites of the same origin.',
      example: { namespace: true },
    }),
  preferredVersionPersistence: z
    .enum(['localStorage', 'none'])
    .default('localStorage')
    .meta({ description: "Where the visitor's docs version is remembered.", example: 'none' }),
  baseUrlIssueBanner: z
    .boolean()
    .default(true)
    .meta({ description: 'Shows a notice on the landing page when the base URL is wrong.', example: false }),
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
