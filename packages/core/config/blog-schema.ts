import { z } from 'zod'
import { filePatterns, toFolder, toRoute } from './docs-schema'
import { strict } from './schema-problems'

const atLeastOne = z.int().min(1, 'must be 1 or more')

export const blogSchema = strict({
  path: z.string().default('blog').transform(toFolder),
  ...filePatterns('**/*.{md,mdx}'),
  routeBasePath: z.string().default('blog').transform(toRoute),
  title: z.string().default('Blog'),
  description: z.string().default('Blog'),
  sidebarTitle: z.string().default('Recent posts'),
  sidebarCount: z
    .union([z.int().min(0), z.literal('ALL')], { error: 'must be a whole number or "ALL"' })
    .default(5),
  postsPerPage: atLeastOne.default(10),
  archivePath: z.string().default('archive'),
  tagsPath: z.string().default('tags'),
  authorsPath: z.string().default('authors'),
  authorsFile: z.string().default('authors.yml'),
  editUrl: z.url({ error: 'must be a full URL' }).optional(),
  lastUpdate: strict({
    date: z.boolean().default(false),
    author: z.boolean().default(false),
  }).prefault({}),
  readingTime: z.boolean().default(true),
  feed: strict({
    types: z.array(z.enum(['rss', 'atom'])).default(['rss', 'atom']),
    limit: atLeastOne.default(20),
    title: z.string().optional(),
    description: z.string().optional(),
  }).prefault({}),
})

export type BlogSettings = z.output<typeof blogSchema>
